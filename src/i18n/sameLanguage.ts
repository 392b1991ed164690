/**
 * Whether two BCP-47 tags are of one language, in whichever script or country.
 *
 *     sameLanguage('zh-CN', 'zh-Hans') // => true
 */
export const sameLanguage = (one: string, other: string): boolean => language(one) === language(other);

const language = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];
