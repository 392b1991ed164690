/**
 * Whether two BCP-47 tags have the same language; script and country are ignored.
 *
 *     sameLanguage('zh-CN', 'zh-Hans') // => true
 */
export const sameLanguage = (one: string, other: string): boolean => language(one) === language(other);

const language = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];
