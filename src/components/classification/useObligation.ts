import { useState } from 'react';
import { useAnnounce } from '../feedback';
import { useText } from '../intl';

/** What a dialog without a way out does when somebody looks for one. */
export interface Obligation {
  /** Somebody tried to leave: the reason stands out from now on. */
  isInsisting: boolean;
  /** Says why the dialog stays. */
  remind: () => void;
}

/** Tells why a required classification cannot be left: on screen, and to screen readers at once. */
export function useObligation(): Obligation {
  const t = useText();
  const announce = useAnnounce();
  const [isInsisting, setIsInsisting] = useState(false);
  return {
    isInsisting,
    remind: () => {
      setIsInsisting(true);
      announce(t('classify.callRequired'), 'assertive');
    },
  };
}
