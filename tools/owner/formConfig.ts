import firm from '../../src/core/firm/firm.json' with { type: 'json' };
import lawyers from '../../src/core/firm/lawyers.json' with { type: 'json' };
import offices from '../../src/core/firm/offices.json' with { type: 'json' };
import firmSchema from '../../src/core/firm/schemas/firm.json' with { type: 'json' };
import formats from '../../src/core/firm/schemas/formats.json' with { type: 'json' };
import lawyersSchema from '../../src/core/firm/schemas/lawyers.json' with { type: 'json' };
import officesSchema from '../../src/core/firm/schemas/offices.json' with { type: 'json' };
import registerSchema from '../../src/core/firm/schemas/register.json' with { type: 'json' };
import register from '../../src/core/law/register.json' with { type: 'json' };
import { unitAt } from '../../src/core/law/signature.ts';
import { type Field, signatureFields, wordsOf } from './lawFields.ts';

interface Schema {
  type?: string;
  $ref?: string;
  description?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
}

const PORTRAITS = 'src/pictures/lawyers';
const FILES: [name: string, label: string, schema: Schema, data: object][] = [
  ['firm', 'The firm', firmSchema, firm],
  ['offices', 'The offices', officesSchema, offices],
  ['lawyers', 'The partners', lawyersSchema, lawyers],
];

const REGISTER = { name: 'register', label: 'Statements of law', file: 'src/core/law/register.json' };

/**
 * The form's configuration for `owner/name` on GitHub: a form for each file of facts, whose fields come from the file's
 * schema. Each save is a pull request.
 */
export const formConfig = (repository: string) => ({
  load_config_file: false,
  backend: { name: 'github', repo: repository, branch: 'main', auth_methods: ['token'] },
  publish_mode: 'editorial_workflow',
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
  media_folder: PORTRAITS,
  public_folder: `/${PORTRAITS}`,
  output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
  collections: [
    {
      ...{ name: 'facts', label: 'Facts', icon: 'fact_check', editor: { preview: false } },
      files: FILES.map(([name, label, schema, data]) => ({
        ...{ name, label, file: `src/core/firm/${name}.json`, fields: fieldsOf(schema, data) },
      })),
    },
    {
      ...{ name: 'law', label: 'The law', icon: 'gavel', editor: { preview: false } },
      files: [{ ...REGISTER, fields: lawFields() }],
    },
  ],
});

/** The fields of an object. Where its keys are the ids of partners or offices, those of its present value. */
function fieldsOf({ properties, additionalProperties, required = [] }: Schema, data: unknown = {}): Field[] {
  const values = data as Record<string, unknown>;
  if (properties)
    return Object.entries(properties).map(([name, schema]) => ({
      ...fieldOf(name, schema, values[name]),
      ...(!required.includes(name) && name !== '$schema' && { required: false }),
    }));
  // Another partner or office needs texts, too: CONTRIBUTING has the recipe.
  const entry = additionalProperties as Schema;
  return Object.keys(values).map((id) => fieldOf(id, entry, values[id]));
}

/** The register: a group for each bundle, and in it each statement with its words, its law and its signature. */
function lawFields(): Field[] {
  const { rows, watch } = registerSchema.properties;
  const row: Schema = rows.additionalProperties.additionalProperties;
  const { signed, ...properties } = row.properties ?? {};
  const day = [formats.definitions.date.pattern, 'Must be a day.'];
  const group = { widget: 'object', collapsed: true } as const;
  const signature = { ...group, name: 'signed', label: 'Signature', required: false };
  const statements = Object.entries<Record<string, object>>(register.rows).map(([bundle, units]) => ({
    ...{ name: bundle, label: bundle, ...group },
    fields: Object.entries(units).map(([unit, value]) => ({
      ...{ name: unit, ...wordsOf(bundle, unitAt(unit)), ...group },
      fields: [
        ...fieldsOf({ ...row, properties }, value),
        { ...signature, fields: signatureFields(bundle, unitAt(unit), day) },
      ],
    })),
  }));
  return [
    fieldOf('$schema', {}, register.$schema),
    { name: 'rows', label: 'Statements', hint: rows.description, widget: 'object', fields: statements },
    { name: 'watch', label: 'Laws to watch', hint: watch.description, widget: 'list' },
  ];
}

function fieldOf(name: string, schema: Schema, value: unknown): Field {
  if (name === '$schema') return { name, widget: 'hidden', default: value };
  const formatName = schema.$ref?.split('/').at(-1) as keyof typeof formats.definitions | undefined;
  const format: Schema = formatName ? formats.definitions[formatName] : schema;
  const must = `Must be ${format.description?.replace(/, \w+ quotation marks$/, '')}.`;
  // Sveltia reads hints as Markdown.
  const hint = [schema.description, formatName && must].filter(Boolean).join(' ').replaceAll('<', '&lt;');
  const givenName = (value as { name?: string } | undefined)?.name;
  const field = { name, label: givenName ?? labelOf(name), ...(hint && { hint }) };
  if (format.properties || format.additionalProperties) {
    return { ...field, widget: 'object', fields: fieldsOf(format, value) };
  }
  if (formatName === 'portrait')
    return { ...field, widget: 'image', accept: 'image/jpeg,image/png,image/webp' };
  if (format.type === 'integer') {
    const { minimum: min = 0, maximum: max = Number.MAX_SAFE_INTEGER } = format;
    return { ...field, widget: 'number', value_type: 'int', min, max };
  }
  return { ...field, widget: 'string', pattern: [format.pattern, must] };
}

/** A name as words: `yearsOfPractice` is “Years of practice”. */
const labelOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
