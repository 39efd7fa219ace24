import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the record that the address names (`…&appointment=12`), each time that somebody goes there. */
export function useAddressed(name: string, open: (id: number) => void): void {
  const { search, key } = useLocation();
  useEffect(() => {
    const id = Number(new URLSearchParams(search).get(name));
    if (Number.isSafeInteger(id) && id > 0) open(id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time that somebody goes there
  }, [key]);
}
