import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/** The scoped class names of CSS modules in the built site: short, and stable between builds. */
export interface ClassNames {
  /** Vite's `css.modules.generateScopedName`. */
  scopedName: (name: string, file: string) => string;
  /** The classes of the modules whose path starts with this: `src/enquiry/`. */
  startingWith: (path: string) => string[];
}

/** Two characters would not be enough for all classes; three leave room for many more. */
const LENGTH = 3;

/** @param root folder of the project */
export function createClassNames(root: string): ClassNames {
  const places = new Map<string, string>();
  return {
    scopedName(name, file) {
      const place = `${relative(root, file.split('?')[0] ?? file).replaceAll(sep, '/')}:${name}`;
      // A letter first, since a class name must not start with a digit.
      const hash = createHash('sha256').update(place).digest();
      const letters = [...hash.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
      const known = places.get(letters) ?? place;
      if (known !== place)
        throw new Error(`The classes ${known} and ${place} are both "${letters}": rename one`);
      places.set(letters, place);
      return letters;
    },
    startingWith: (path) =>
      [...places].filter(([, place]) => place.startsWith(path)).map(([letters]) => letters),
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
