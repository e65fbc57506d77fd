import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The screen of conversations and calls. */
const HOME = '/home';

/** Leads to the screen of conversations and calls; adds nothing to the history when the agent is there. */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => {
    if (pathname !== HOME) void navigate(HOME);
  }, [navigate, pathname]);
}
