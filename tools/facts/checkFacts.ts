import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv';
import { findNodeAtLocation, getNodePath, getNodeValue, type JSONPath, type Node } from 'jsonc-parser';
import { positionAt, sentences } from '../i18n/finding.ts';
import { messagesIn } from '../i18n/messages.ts';
import { parseJson, repeatedKeys } from '../i18n/parseJson.ts';
import { readSource } from '../i18n/readBundle.ts';
import { lawFaults } from './lawFaults.ts';
import { type FormatAt, relatedFaults } from './relatedFaults.ts';

const FILES = [
  ...['firm', 'offices', 'lawyers', 'services', 'redirects'].map((name) => `src/core/firm/${name}.json`),
  'src/core/law/register.json',
];
const SCHEMAS = 'src/core/firm/schemas';
const FORMATS = 'formats.json';

/**
 * The mistakes in the facts of the project in `root` and in the pictures that belong to them, one line each: file, line,
 * what is wrong and what to do. This module must not import a fact, because a broken file cannot be imported.
 */
export async function checkFacts(root: string): Promise<string[]> {
  const files = FILES.map((file) => readFacts(root, file));
  const faults = files.flatMap((file) => file.faults);
  if (faults.length > 0) return faults;
  const [firm, offices, lawyers, services, , register] = files.map(({ tree }) => tree && getNodeValue(tree));
  const at: FormatAt = (name, path, message) => {
    const file = files.find(({ file }) => file.endsWith(`/${name}.json`));
    return file ? formatFault(file, { path, message }) : message;
  };
  const related = await relatedFaults(root, { firm, offices, lawyers, services }, at);
  return [...related, ...lawFaults(root, register, at)];
}

interface Fault {
  path: JSONPath;
  message: string;
}

interface FactFile {
  file: string;
  source: string;
  tree?: Node;
}

function readFacts(root: string, file: string): FactFile & { faults: string[] } {
  const source = readSource(join(root, file));
  const { root: tree, broken } = parseJson(source);
  if (!tree) {
    const message = `${file}:${broken.line}: ${sentences(broken, messagesIn('en'))}`;
    return { file, source, faults: [message] };
  }
  const facts = { file, source, tree };
  const repeated = repeatedKeys(tree).map((key) => ({
    path: getNodePath(key),
    message: `“${key.value}” is here twice. Delete one of the two.`,
  }));
  const faults = [...repeated, ...schemaFaults(root, basename(file), getNodeValue(tree))];
  return { ...facts, faults: faults.map((fault) => formatFault(facts, fault)) };
}

function formatFault({ file, source, tree }: FactFile, { path, message }: Fault): string {
  let node = tree && findNodeAtLocation(tree, path);
  if (node?.parent?.type === 'property') node = node.parent;
  return `${file}:${positionAt(source, node?.offset ?? 0).line}: ${message}`;
}

function schemaFaults(root: string, name: string, facts: unknown): Fault[] {
  const schema = (file: string): AnySchemaObject =>
    JSON.parse(readFileSync(join(root, SCHEMAS, file), 'utf8'));
  const formats = schema(FORMATS);
  // Checking the schemas takes half of the time; a test does that.
  const ajv = new Ajv({ allErrors: true, verbose: true, validateSchema: false }).addSchema(formats, FORMATS);
  const validate = ajv.compile(schema(name));
  validate(facts);
  const errors = validate.errors ?? [];
  // A misspelt key is missing too: one line is enough.
  const misspelt = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ instancePath }) => instancePath);
  return errors
    .filter(({ keyword }) => keyword !== 'propertyNames')
    .filter(({ keyword, instancePath }) => keyword !== 'required' || !misspelt.includes(instancePath))
    .map((error) => faultOf(error, formats));
}

/** Explains a validator's error to somebody who does not know JSON schemas. */
function faultOf(error: ErrorObject, formats: AnySchemaObject): Fault {
  const { keyword, params, data, propertyName, parentSchema = {} } = error;
  // A JSON pointer, in which `~1` stands for a slash.
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/'));
  const key = path.slice(-2).join('.');
  const group = key ? `“${key}”` : 'The file';
  const format = ({ $ref = '', description = 'a value' }: AnySchemaObject = {}): string =>
    $ref ? formats.definitions[$ref.split('/').at(-1)].description : description;
  switch (keyword) {
    case 'required': {
      const wanted: AnySchemaObject = parentSchema.properties[params.missingProperty];
      const what = wanted.$ref ? `: ${format(wanted)}` : '';
      return { path, message: `${group} has no “${params.missingProperty}”. Add it${what}.` };
    }
    case 'additionalProperties': {
      const known = Object.keys(parentSchema.properties).filter((key) => !Object.hasOwn(data as object, key));
      const advice = known.length > 0 ? `Correct it to ${known.join(' or ')}, or delete it` : 'Delete it';
      const unknown = params.additionalProperty;
      return { path: [...path, unknown], message: `“${unknown}” is not the name of a fact. ${advice}.` };
    }
    case 'minProperties':
      return { path, message: `${group} needs at least ${params.limit} entries. Add one.` };
    default: {
      if (propertyName) {
        const message = `“${propertyName}” must be ${format(parentSchema)}. Rename it.`;
        return { path: [...path, propertyName], message };
      }
      const types: Record<string, string> = {
        object: 'a group in braces { }',
        array: 'a list in brackets [ ]',
      };
      const wanted = types[parentSchema.type] ?? (parentSchema.description ? format(parentSchema) : 'a text');
      return { path, message: `${group} is ${JSON.stringify(data)}, but must be ${wanted}. Correct it.` };
    }
  }
}
