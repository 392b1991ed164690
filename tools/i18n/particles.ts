import type { Verdict } from './finding.ts';

/** Korean particles that follow the last sound of the word before, each with the form that fits every word. */
const PARTICLES: Record<string, string> = {
  은: '은(는)',
  는: '은(는)',
  이: '이(가)',
  가: '이(가)',
  을: '을(를)',
  를: '을(를)',
  과: '과(와)',
  와: '과(와)',
  으로: '(으)로',
  로: '(으)로',
};
const FIXED = new RegExp(
  `(\\{\\{[^}]*\\}\\})(${Object.keys(PARTICLES).join('|')})(부터|써|서)?(?![\\p{L}(])`,
  'u',
);

/**
 * Finds a Korean particle that fits only one value of the placeholder before it.
 *
 *     checkParticles('ko', '{{notary}}은 공증인입니다.') // => {{notary}}은(는)
 */
export function checkParticles(tag: string, text: string): Verdict | undefined {
  if (new Intl.Locale(tag).language !== 'ko') return undefined;
  const [found, placeholder = '', particle = ''] = FIXED.exec(text) ?? [];
  if (!found) return undefined;
  const wanted = placeholder + PARTICLES[particle];
  return { level: 'error', rule: 'fixedParticle', values: { found, wanted } };
}
