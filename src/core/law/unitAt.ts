/**
 * The key of a row's texts, or the group around them. The register has slashes in it, because no name in the owner's form may
 * contain a dot.
 *
 *     unitAt('limits/death') // => 'limits.death'
 */
export const unitAt = (name: string): string => name.replaceAll('/', '.');
