/** Keeps the screen on while it is looked at and nobody touches it. Returns how to stop; for an effect. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let stopped = false;
  // The browser takes it away with every look elsewhere.
  const ask = () => {
    if (document.hidden || stopped || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (it) => {
        lock = it;
        if (stopped) void it.release();
      },
      () => undefined,
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
