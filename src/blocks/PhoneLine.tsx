import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';

/** The firm's telephone number, where no reach bar has it. */
export function PhoneLine() {
  return (
    <p className="in-reach">
      <a href={telUrl(firm.phone)}>{firm.phone}</a>
    </p>
  );
}
