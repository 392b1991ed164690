import { characters } from './characters.ts';
import { checkGlossary } from './glossary.ts';
import type { Row } from './look.ts';
import { lostFigure, lostNumber } from './numbers.ts';
import * as placeholders from './placeholders.ts';
import * as scripts from './scripts.ts';
import { fixedParticle, superlative } from './wording.ts';

const braces = ['damagedPlaceholder', 'fullWidthBraces'] as const;
const unread = ['foreignScript', 'untranslated', 'noWords', ...characters.map(({ rule }) => rule)] as const;

/** The rules for every text, in the order of their findings. */
const everywhere: readonly Row[] = [
  ...characters,
  { rule: 'markup', sees: placeholders.markup },
  { rule: 'fullWidthBraces', sees: placeholders.fullWidthBraces },
  { rule: 'damagedPlaceholder', unless: braces, sees: placeholders.damaged },
  { rule: 'foreignScript', sees: scripts.foreign },
  { rule: 'superlative', warning: true, sees: superlative },
  { rule: 'traditional', unless: ['lookalike'], sees: scripts.traditional },
  { rule: 'halfWidth', sees: scripts.halfWidth },
  { rule: 'fixedParticle', sees: fixedParticle },
];

/** All rules for a text that translates nothing: an English one, or what the readers of a language type. */
export const originalRules: readonly Row[] = [
  ...everywhere,
  { rule: 'unfilledPlaceholder', unless: braces, sees: placeholders.unfilled },
];

/** All rules for a translation. */
export const translationRules: readonly Row[] = [
  ...everywhere,
  { rule: 'lostPlaceholder', unless: braces, sees: placeholders.lost },
  { rule: 'unknownPlaceholder', unless: [...braces, 'lostPlaceholder'], sees: placeholders.unknown },
  { rule: 'untranslated', unless: ['foreignScript'], sees: scripts.latinOnly },
  { rule: 'noWords', confirm: true, unless: unread, sees: scripts.noWords },
  { rule: 'untranslated', warning: true, unless: unread, sees: scripts.identical },
  { rule: 'edgeSpace', warning: true, unless: ['strangeSpace'], sees: scripts.edgeSpace },
  { rule: 'lostNumber', confirm: true, unless: unread, sees: lostNumber },
  { rule: 'lostFigure', warning: true, unless: unread, sees: lostFigure },
  { rule: 'glossaryTerm', unless: unread, sees: checkGlossary },
];
