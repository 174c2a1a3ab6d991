-- Keeps a copy of all rows that the seed made. `SELECT kept.restore()` puts them back, in a fraction of a second.
-- Run once after seed.rb, as the owner of the database.
DROP SCHEMA IF EXISTS kept CASCADE;
CREATE SCHEMA kept;

DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('CREATE TABLE kept.%1$I AS TABLE public.%1$I', name);
  END LOOP;
END $$;

CREATE TABLE kept.sequence_values AS
  SELECT sequencename::text AS name, COALESCE(last_value, start_value) AS value, last_value IS NOT NULL AS is_called
  FROM pg_sequences WHERE schemaname = 'public';

-- Rows are replaced without their triggers and references: the copy fits together as a whole.
CREATE FUNCTION kept.restore() RETURNS void LANGUAGE plpgsql AS $$
DECLARE name text; has_rows boolean; sequence record;
BEGIN
  SET LOCAL session_replication_role = replica;
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'kept' AND tablename <> 'sequence_values' LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM public.%1$I) OR EXISTS (SELECT FROM kept.%1$I)', name) INTO has_rows;
    CONTINUE WHEN NOT has_rows;
    EXECUTE format('DELETE FROM public.%1$I', name);
    EXECUTE format('INSERT INTO public.%1$I SELECT * FROM kept.%1$I', name);
  END LOOP;
  -- A deleted account takes its own sequences with it.
  FOR sequence IN SELECT * FROM kept.sequence_values LOOP
    EXECUTE format('CREATE SEQUENCE IF NOT EXISTS public.%I', sequence.name);
    PERFORM setval(format('public.%I', sequence.name)::regclass, sequence.value, sequence.is_called);
  END LOOP;
END $$;
