import 'i18next';
import type { Resources } from './resources.d.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { [Name in keyof Resources]: Filled<Resources[Name]> };
  }
}

/** i18next's types do not end with an empty list: it counts as one of texts. */
type Filled<Part> = Part extends readonly never[]
  ? string[]
  : Part extends object
    ? { [Key in keyof Part]: Filled<Part[Key]> }
    : Part;
