import type { ComponentType } from 'react';
import { IntegrationFields } from '../IntegrationFields';
import { PhoneFields } from '../PhoneFields';
import type { SettingProps } from '../CheckFields';
import { SECTIONS, type SectionId } from '../settingsTable';
import { ShortcutList } from '../../shortcuts/ShortcutList';
import { TelLinksField } from '../TelLinksField';
import { AppearanceSection } from './AppearanceSection';
import { AudioSection } from './AudioSection';
import { DiagnosticsSection } from './DiagnosticsSection';
import { MessagesSection } from './MessagesSection';
import { NotificationsSection } from './NotificationsSection';
import { ServerSection } from './ServerSection';

function TelephoneSection(props: SettingProps) {
  return (
    <>
      <PhoneFields {...props} />
      <TelLinksField />
    </>
  );
}

/** What each part of the settings shows; those that are saved are given the form. */
export const SECTION_PARTS: Readonly<Record<SectionId, ComponentType<SettingProps>>> = {
  aparencia: AppearanceSection,
  notificacoes: NotificationsSection,
  audio: AudioSection,
  atalhos: ShortcutList,
  mensagens: MessagesSection,
  servidor: ServerSection,
  telefone: TelephoneSection,
  integracao: IntegrationFields,
  diagnostico: DiagnosticsSection,
};

/** Those whose settings count once they are saved. */
const SAVED: readonly SectionId[] = ['servidor', 'telefone', 'integracao'];

/** Whether the settings of a part count once they are saved. */
export function isSaved(section: SectionId): boolean {
  return SAVED.includes(section);
}

/** The parts that an agent may open. */
export function sectionsFor(canEdit: boolean): readonly SectionId[] {
  return canEdit ? [...SECTIONS.personal, ...SECTIONS.administration] : SECTIONS.personal;
}
