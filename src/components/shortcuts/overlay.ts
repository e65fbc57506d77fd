/** A dialog over every screen: told whether it shows, tells when it is gone. */
export interface OverlayProps {
  isOpen: boolean;
  afterClose: () => void;
}
