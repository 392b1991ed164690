/**
 * The pictures of a folder by the names of their masters.
 *
 *     byName({ './services/insurance.png': picture }, ['insurance']) // => { insurance: picture }
 *
 * Throws if two masters have one name, or if a master has a name that nothing has.
 *
 * @param files what `import.meta.glob` found in this folder
 */
export function byName<Name extends string, Picture>(
  files: Readonly<Record<string, Picture>>,
  names: readonly Name[],
): Partial<Record<Name, Picture>> {
  const found: Partial<Record<Name, Picture>> = {};
  for (const [path, picture] of Object.entries(files)) {
    const file = path.replace(/^\./, 'src/pictures');
    const name = names.find((one) => one === /([^/]+)\.[^.]+$/.exec(path)?.[1]);
    if (!name) throw new Error(`${file} has no owner: delete it, or rename it to one of ${names.join(', ')}`);
    if (found[name]) throw new Error(`${file} is a second picture of ${name}: delete one of them`);
    found[name] = picture;
  }
  return found;
}
