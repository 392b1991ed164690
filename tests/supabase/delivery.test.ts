import { expect, it } from 'vitest';
import { createDelivery } from '../../supabase/functions/send-contact-email/delivery.ts';
import { pause } from './pipeline.ts';

const nothing = async () => {
  throw new Error('Nothing is sent here');
};

it('a sweep settles only after all of its mails, even if the database failed for some', async () => {
  let asked = 0;
  let answered = 0;
  const delivery = createDelivery({
    settings: { firmEmail: '', mailFrom: '' },
    texts: {
      of: () => {
        throw new Error('Nothing is written here');
      },
    },
    mailer: nothing,
    outbox: {
      claim: nothing,
      recordSent: nothing,
      recordFailure: nothing,
      housekeeping: async () => {},
      async claimDue() {
        asked += 1;
        if (asked === 1) throw new Error('The database is starting again');
        await pause(100);
        answered += 1;
        return undefined;
      },
    },
  });
  await expect(delivery.sweep()).rejects.toThrow('The database is starting again');
  expect([asked, answered]).toEqual([3, 2]);
});
