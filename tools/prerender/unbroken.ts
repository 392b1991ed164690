/** A telephone number, whose spaces may be fixed already: a browser breaks it after a hyphen too. */
const PHONE = /\+\d[\d\s-]*\d/;

/**
 * What stays on one line, by language, where browsers break and a typesetter does not.
 *
 * Korean is broken between words alone (`word-break: keep-all`), but Chromium still breaks after a bracket, before
 * the particle that belongs to it, and before a middle dot. Chinese may be broken nearly everywhere: not within the
 * number of a section.
 */
const UNBROKEN: Record<string, readonly RegExp[]> = {
  ko: [/제\d+\w*(?:\(\w+\))+[가-힣]+/, /[^\s()<>·]+\)+[가-힣]+/, /[가-힣]·(?=[가-힣])/],
  'zh-Hans': [/第\s?\d+\w*(?:（\w+）)*条/],
};

/** A text between two tags; what React takes over in the browser is left to it, and so are scripts and drawings. */
const TEXT = /<(?:form|script|style|svg|noscript)\b[\s\S]*?<\/(?:form|script|style|svg|noscript)>|>[^<]+/g;

/**
 * A page whose texts are broken over lines as a typesetter would.
 *
 *     unbroken('<p>고등법원(High Court)에 항소</p>', 'ko') // => '<p>고등법원(High <span class="unbroken">Court)에</span> 항소</p>'
 *
 * @param body HTML of a page
 * @param lang tag of its language
 */
export function unbroken(body: string, lang: string): string {
  const together = new RegExp([PHONE, ...(UNBROKEN[lang] ?? [])].map(({ source }) => source).join('|'), 'g');
  return body.replace(TEXT, (text) =>
    text.startsWith('<') ? text : text.replace(together, '<span class="unbroken">$&</span>'),
  );
}
