import { screen, within } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import { createNoticeText } from '../../../src/components/notifications/noticeText';
import type { Language } from '../../../src/store/config/types';
import * as schedule from '../../../src/store/schedule/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleScheduled } from '../../support/samples';
import { voiceFacts } from '../../support/telephone';

const todayIn = (language: string) =>
  new Date().toLocaleDateString(language, { day: '2-digit', month: '2-digit', year: 'numeric' });

it.each<[Language, string, string, string, string, RegExp]>([
  ['eng_US', 'en-US', 'MM/DD/YYYY', '12/03/2030', '2:30 PM', /12\/03\/2030 2:30\sPM/u],
  ['eng_US', 'en-US', 'MM/DD/YYYY', '12032030', '14:30', /12\/03\/2030 2:30\sPM/u],
  ['es_cl', 'es-CL', 'DD-MM-AAAA', '03-12-2030', '1430', /03-12-2030 14:30/u],
  ['pt_BR', 'pt-BR', 'DD/MM/AAAA', '03/12/2030', '14:30', /03\/12\/2030 14:30/u],
])(
  'the agenda takes and writes dates and times as %s does',
  async (language, tag, hint, date, time, said) => {
    const start = { number: '4002', name: 'Maria', contactId: null };
    const facts = [...voiceFacts('Voz'), schedule.restored({ events: [] }), schedule.openRequested(start)];
    const { dispatched, user } = renderWithStore(<Dialogs />, { facts, language });
    const dialog = within(await screen.findByRole('dialog'));
    const [, , description, dateField, timeField] = dialog.getAllByRole('textbox');
    if (description === undefined || dateField === undefined || timeField === undefined) throw new Error();
    expect(dateField).toHaveValue(todayIn(tag));
    expect(dateField).toHaveAttribute('placeholder', hint);
    await user.type(description, 'Retornar');
    await user.clear(dateField);
    await user.type(dateField, date);
    await user.type(timeField, `${time}{Enter}`);
    expect(dispatched.find(schedule.saveRequested.match)?.payload).toMatchObject({
      at: new Date(2030, 11, 3, 14, 30).getTime(),
    });
    expect(dialog.getByText(said)).toBeVisible();
  },
);

test('a notice writes the time of a reminder as the language does', async () => {
  const say = createNoticeText();
  const scheduled = sampleScheduled({ at: new Date(2030, 11, 3, 14, 30).getTime() });
  const bodyIn = async (language: Language) =>
    (await say(language, { kind: 'reminder', scheduled }, { product: 'Console', showsContent: true })).body;
  expect(await bodyIn('pt_BR')).toContain('14:30');
  expect(await bodyIn('eng_US')).toMatch(/2:30\sPM/u);
});
