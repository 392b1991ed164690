import type { Look } from './look.ts';
import type { Values } from './messages.ts';

/** The forms that fit every word; each particle in them fits only some last sounds of the word before. */
const FORMS = ['은(는)', '이(가)', '을(를)', '과(와)', '(으)로'];
const FIXED = /(\{\{[^}]*\}\})(은|는|이|가|을|를|과|와|으로|로)(?:부터|써|서)?(?![\p{L}(])/u;

/**
 * Finds a Korean particle that fits only one value of the placeholder before it.
 *
 *     '{{notary}}은 공증인입니다.' // => {{notary}}은(는)
 */
export function fixedParticle({ text, script }: Look): Values | undefined {
  const [found, placeholder, particle = ''] = FIXED.exec(text) ?? [];
  if (!found || script !== 'Kore') return undefined;
  const form = FORMS.find((one) => one.replace(/[()]/g, '').includes(particle));
  return { found, wanted: `${placeholder}${form}` };
}
