import { useEffect, useState } from "react";

/** Returns whether an element is scrolled out above the viewport; false before any script has run. */
export function useIsAbove(id: string): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries)
        setIsAbove(!isIntersecting && boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isAbove;
}
