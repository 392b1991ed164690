import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { valuesAt } from './valuesAt.ts';

type Figures = Pick<typeof firm, 'founded' | 'yearsOfPractice' | 'copyrightYear' | 'profileYear'>;

/**
 * Figures that were right once and are outdated by now, each with the line of its value and what the calendar
 * says today.
 */
export function agedFigures(
  root: string,
  today = new Date(),
  figures: Figures = firm,
  partners: readonly { id: string; years: number; called: number }[] = lawyers,
): string[] {
  const year = today.getFullYear();
  const old = (file: string, key: string, now: string): string => {
    const [found] = valuesAt(root, { file: `src/core/firm/${file}.json`, key });
    return `${found?.file}:${found?.line}  ${key} is ${found?.value}: ${now}`;
  };
  const decades = Math.floor((year - figures.founded) / 10) * 10;
  return [
    ...(['copyrightYear', 'profileYear'] as const)
      .filter((key) => figures[key] < year)
      .map((key) => old('firm', key, `it is ${year}`)),
    ...(decades > figures.yearsOfPractice
      ? [old('firm', 'yearsOfPractice', `the firm has practised for over ${decades}`)]
      : []),
    ...partners
      .filter(({ years, called }) => years < year - called)
      .map(({ id, called }) =>
        old('lawyers', `lawyers.${id}.years`, `${year - called} have passed since ${called}`),
      ),
  ];
}
