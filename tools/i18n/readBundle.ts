import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONPath, Node } from 'jsonc-parser';
import { bundleFile } from '../../plugins/bundles.ts';
import { type Finding, positionAt } from './finding.ts';
import type { Rule, Values } from './messages.ts';
import { parseJson } from './parseJson.ts';

/** A parsed file of `locales/<id>/`. */
export interface Bundle {
  localeId: string;
  namespace: string;
  file: string;
  source: string;
  /** Every text by key, in the order of the file: `groups.general.items.0.answer`. */
  texts: Map<string, string>;
  lists: Map<string, number>;
  /** Where every text, list and group begins in the source, by key; the root is `''`. */
  offsets: Map<string, number>;
  /** The first key that is several in one, such as `groups.title`. */
  flat?: string;
  /** Why the file, or a part of it, cannot be read. */
  findings: Finding[];
}

/** The name of a text in a language, `services/criminal-law:help.0`; with a rule, that of what the rule finds in it. */
export const textName = (namespace: string, key: string, rule?: Rule): string =>
  `${namespace}:${key}${rule ? `#${rule}` : ''}`;

/** Reads a bundle; undefined if the file does not exist. Errors are among its findings. */
export function readBundle(root: string, localeId: string, namespace: string): Bundle | undefined {
  const path = join(root, bundleFile(localeId, namespace));
  return existsSync(path) ? parseBundle(localeId, namespace, readSource(path)) : undefined;
}

/** The content of a file, with NUL for what is no UTF-8: a file that really has U+FFFD can be read. */
export function readSource(path: string): string {
  const bytes = readFileSync(path);
  return isUtf8(bytes) ? bytes.toString() : bytes.toString().replaceAll('\ufffd', '\0');
}

/** Parses a bundle from its source. */
export function parseBundle(localeId: string, namespace: string, source: string): Bundle {
  const bundle: Bundle = {
    ...{ localeId, namespace, file: bundleFile(localeId, namespace), source },
    ...{ texts: new Map(), lists: new Map(), offsets: new Map(), findings: [] },
  };
  const { root, broken } = parseJson(source);
  if (broken) bundle.findings.push({ ...broken, localeId, file: bundle.file });
  else if (root.type === 'object') walk(bundle, root, '');
  else bundle.findings.push({ ...errorAt(bundle, '', 'notKeysAndTexts'), key: undefined });
  return bundle;
}

/** Where a key stands in JSON: `body.0` is the first entry of `body`. */
export const pathOf = (key: string): JSONPath =>
  key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** An error at a key of a bundle; at the nearest part around it if the bundle has no such key. */
export function errorAt(bundle: Bundle, key: string, rule: Rule, values?: Values): Finding {
  const { localeId, file, offsets, source } = bundle;
  let around = key;
  // `groups.general.items` → `groups.general`; around a top-level key is the root, `''`.
  while (around && !offsets.has(around)) around = around.slice(0, Math.max(around.lastIndexOf('.'), 0));
  const position = positionAt(source, offsets.get(around) ?? 0);
  return { level: 'error', localeId, file, key, ...position, rule, values };
}

function walk(bundle: Bundle, node: Node, key: string): void {
  const { type, value, children = [], offset, length } = node;
  const inside = (name: string | number) => (key ? `${key}.${name}` : String(name));
  bundle.offsets.set(key, offset);
  if (type === 'string') bundle.texts.set(key, value);
  else if (type === 'array') {
    bundle.lists.set(key, children.length);
    for (const [index, entry] of children.entries()) walk(bundle, entry, inside(index));
  } else if (type === 'object') {
    for (const { children: [name, entry] = [] } of children) {
      if (!name || !entry) continue;
      const innerKey = inside(name.value);
      if (/[.:]/.test(name.value)) bundle.flat ??= innerKey;
      if (bundle.offsets.has(innerKey)) {
        const second = positionAt(bundle.source, name.offset);
        bundle.findings.push({ ...errorAt(bundle, innerKey, 'duplicateKey'), ...second });
      }
      walk(bundle, entry, innerKey);
    }
  } else {
    const written = bundle.source.slice(offset, offset + length);
    bundle.findings.push(errorAt(bundle, key, 'notText', { value: written }));
  }
}

/** i18next's suffix of a plural form: `more_other`. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * The texts that a bundle must have in a language, by key, each as it is in English: all of English, except that counted
 * texts have exactly the plural forms of the language: in Korean, `more_other` for `more_one` and `more_other`.
 */
export function expectedTexts(english: Bundle, tag: string): Map<string, string> {
  const expected = new Map<string, string>();
  for (const [key, text] of english.texts) {
    const base = key.replace(PLURAL, '');
    const other = english.texts.get(`${base}_other`);
    if (base === key || other === undefined) expected.set(key, text);
    else
      for (const form of new Intl.PluralRules(tag).resolvedOptions().pluralCategories)
        expected.set(`${base}_${form}`, english.texts.get(`${base}_${form}`) ?? other);
  }
  return expected;
}
