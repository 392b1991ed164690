import { PLURAL } from './expectedTexts.ts';
import { placeholders } from './placeholders.ts';

/** The part of JSON Schema (draft 7, which VS Code supports) that bundles need. */
export interface Schema {
  $schema?: string;
  type: 'string' | 'array' | 'object';
  minLength?: 1;
  /** Placeholders that the text must contain. */
  allOf?: { pattern: string }[];
  /** Suggestions for editors. */
  examples?: string[];
  items?: Schema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: false;
}

/** A node of a bundle. */
type Part = string | Part[] | { [key: string]: Part };

/**
 * The schema of a bundle in every language: its keys, the length of its lists, and the placeholders of its texts. Not
 * its wording, so that rewording English does not change the schema.
 *
 * @param english the English bundle, parsed
 */
export const bundleSchema = (english: Part): Schema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...schemaOf(english),
});

function schemaOf(part: Part): Schema {
  if (typeof part === 'string') return textSchema(part);
  if (Array.isArray(part)) {
    return { type: 'array', items: part.map(schemaOf), minItems: part.length, maxItems: part.length };
  }
  const entries = Object.entries(part).flatMap(([key, value]) => withPlurals(key, schemaOf(value), part));
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    // Languages differ in their plural forms, but all have `other`.
    required: Object.keys(part).filter((key) => !isCounted(key, part) || key.endsWith('_other')),
    additionalProperties: false,
  };
}

function textSchema(text: string): Schema {
  const names = [...placeholders(text).keys()];
  return {
    type: 'string',
    minLength: 1,
    ...(names.length > 0 && {
      allOf: names.map((name) => ({ pattern: `\\{\\{-?\\s*${name}\\b` })),
      examples: [[...text.matchAll(/\{\{.*?\}\}/g)].join(' ')],
    }),
  };
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Whether a key is a plural form of a text. */
const isCounted = (key: string, beside: object): boolean =>
  PLURAL.test(key) && key.replace(PLURAL, '_$1other') in beside;

/** A key; for a counted text, the keys of every plural form that a language may have. */
function withPlurals(key: string, schema: Schema, beside: object): [string, Schema][] {
  if (!isCounted(key, beside)) return [[key, schema]];
  if (!key.endsWith('_other')) return [];
  return FORMS.map((form) => [key.replace(/other$/, form), { type: 'string', minLength: 1 }]);
}
