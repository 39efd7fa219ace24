-- Everything in the database of a site of the release before services had roles of their own (commit bb634e4), after
-- a morning's work: a message with an answer and a note, a visit, mails that wait because no mail server
-- answers, an uploaded picture, a changed text, a role, an account with an authenticator app.
-- Made by pg_dump --no-owner --no-privileges --inserts --rows-per-insert=100. How it is used: releases.ts.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA auth;

CREATE SCHEMA contact;

CREATE SCHEMA content;

CREATE SCHEMA pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE auth.audit_log (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    action text NOT NULL,
    outcome text NOT NULL,
    actor_user_id integer,
    subject text,
    details jsonb,
    ip text,
    request_id text
);

ALTER TABLE auth.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE auth.backups (
    id integer NOT NULL,
    finished_at timestamp with time zone DEFAULT now() NOT NULL,
    bytes bigint NOT NULL,
    CONSTRAINT backups_bytes_check CHECK ((bytes > 0))
);

ALTER TABLE auth.backups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.backups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE auth.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);

CREATE SEQUENCE auth.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE auth.migrations_id_seq OWNED BY auth.migrations.id;

CREATE UNLOGGED TABLE auth.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE auth.recovery_codes (
    user_id integer NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE auth.reset_codes (
    id integer NOT NULL,
    code_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE auth.reset_codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.reset_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE auth.second_factors (
    user_id integer NOT NULL,
    encrypted_secret text NOT NULL,
    last_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone
);

CREATE TABLE auth.sessions (
    sid character varying NOT NULL,
    sess json NOT NULL,
    expire timestamp(6) with time zone NOT NULL
);

CREATE TABLE auth.user_roles (
    id integer NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    permissions jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT user_roles_permissions_is_list CHECK ((jsonb_typeof(permissions) = 'array'::text))
);

ALTER TABLE auth.user_roles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME auth.user_roles_id_seq
    START WITH 3
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE auth.user_sessions (
    id integer NOT NULL,
    session_id text NOT NULL,
    user_id integer NOT NULL,
    device text NOT NULL,
    network text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE auth.user_sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.user_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE auth.users (
    id integer NOT NULL,
    username text NOT NULL,
    password_hash text NOT NULL,
    role_id integer NOT NULL,
    full_name text,
    email text,
    last_login timestamp with time zone,
    session_version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE auth.users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME auth.users_id_seq
    START WITH 93
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.appointment_documents (
    id integer NOT NULL,
    appointment_id integer NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL,
    sha256 bytea NOT NULL,
    content bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY contact.appointment_documents ALTER COLUMN content SET STORAGE EXTERNAL;

ALTER TABLE contact.appointment_documents ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.appointment_documents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.appointment_history (
    id integer NOT NULL,
    appointment_id integer NOT NULL,
    status text NOT NULL,
    actor text NOT NULL,
    user_id integer,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    from_status text,
    from_date date,
    from_start_minute integer,
    date date NOT NULL,
    start_minute integer NOT NULL,
    end_date date NOT NULL,
    end_minute integer NOT NULL,
    drop_off boolean NOT NULL,
    sequence integer NOT NULL,
    CONSTRAINT appointment_history_actor_check CHECK ((actor = ANY (ARRAY['customer'::text, 'staff'::text, 'system'::text])))
);

ALTER TABLE contact.appointment_history ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.appointment_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.appointment_notes (
    id integer NOT NULL,
    appointment_id integer NOT NULL,
    text text NOT NULL,
    author_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE contact.appointment_notes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.appointment_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.appointment_places (
    appointment_id integer NOT NULL,
    date date NOT NULL,
    start_minute integer NOT NULL,
    end_minute integer NOT NULL,
    seat smallint NOT NULL,
    is_quick boolean DEFAULT false NOT NULL,
    CONSTRAINT appointment_places_seat_check CHECK ((seat > 0))
);

CREATE TABLE contact.appointments (
    id integer NOT NULL,
    booking_id text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    service_ids integer[] NOT NULL,
    other_text text,
    appointment_date date NOT NULL,
    start_minute integer NOT NULL,
    end_date date NOT NULL,
    end_minute integer NOT NULL,
    drop_off boolean NOT NULL,
    customer_name text NOT NULL,
    customer_email text,
    customer_phone text NOT NULL,
    vehicle_make text,
    vehicle_model text,
    vehicle_year integer,
    vehicle_license_plate text,
    notes text,
    earlier_if_possible boolean DEFAULT false NOT NULL,
    language text NOT NULL,
    consent_at timestamp with time zone NOT NULL,
    consent_version text NOT NULL,
    idempotency_key text,
    fingerprint text NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    confirmation_sent_at timestamp with time zone,
    reminder_sent_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    work_minutes integer NOT NULL,
    buffer_minutes integer DEFAULT 0 NOT NULL,
    proposal_id integer
);

ALTER TABLE contact.appointments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.appointments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.blocked_dates (
    date date NOT NULL,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE contact.booking_settings (
    only_row boolean DEFAULT true NOT NULL,
    lead_hours integer DEFAULT 24 NOT NULL,
    horizon_days integer DEFAULT 120 NOT NULL,
    filled_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT booking_settings_only_row_check CHECK (only_row)
);

CREATE TABLE contact.contact_messages (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    service text,
    message text NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    source text,
    language text NOT NULL,
    spam_reason text,
    consent_at timestamp with time zone NOT NULL,
    consent_version text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    assigned_to integer,
    answered_at timestamp with time zone
);

ALTER TABLE contact.contact_messages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.contact_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.idempotency_keys (
    key text NOT NULL,
    fingerprint text NOT NULL,
    message_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE contact.inspection_reminders (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    language text NOT NULL,
    vehicle text,
    license_plate text,
    vehicle_key text GENERATED ALWAYS AS (upper(regexp_replace(COALESCE(license_plate, vehicle, ''::text), '[^[:alnum:]]'::text, ''::text, 'g'::text))) STORED NOT NULL,
    first_registration date NOT NULL,
    consent_at timestamp with time zone NOT NULL,
    consent_version text NOT NULL,
    due_on date NOT NULL,
    reminded_of date,
    sent_at timestamp with time zone,
    sent_since_consent integer DEFAULT 0 NOT NULL,
    stopped_at timestamp with time zone
);

ALTER TABLE contact.inspection_reminders ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.inspection_reminders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.mails (
    id integer NOT NULL,
    kind text NOT NULL,
    contact_message_id integer,
    recipient text,
    subject text,
    text text,
    html text,
    header_id text NOT NULL,
    in_reply_to text,
    idempotency_key text,
    status text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    failure text,
    created_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_attempt_at timestamp with time zone,
    sent_at timestamp with time zone,
    appointment_id integer,
    appointment_event_id integer,
    inspection_reminder_id integer
);

ALTER TABLE contact.mails ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.message_notes (
    id integer NOT NULL,
    contact_message_id integer NOT NULL,
    text text NOT NULL,
    author_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE contact.message_notes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.message_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);

CREATE SEQUENCE contact.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE contact.migrations_id_seq OWNED BY contact.migrations.id;

CREATE TABLE contact.quick_weeks (
    id integer NOT NULL,
    first_date date NOT NULL,
    last_date date NOT NULL,
    service_type_id integer NOT NULL,
    start_minute integer NOT NULL,
    end_minute integer NOT NULL,
    minutes integer NOT NULL,
    capacity integer NOT NULL,
    CONSTRAINT quick_weeks_capacity_check CHECK ((capacity > 0)),
    CONSTRAINT quick_weeks_check CHECK ((last_date >= first_date)),
    CONSTRAINT quick_weeks_check1 CHECK (((end_minute > start_minute) AND (end_minute <= 1440))),
    CONSTRAINT quick_weeks_minutes_check CHECK ((minutes > 0)),
    CONSTRAINT quick_weeks_start_minute_check CHECK ((start_minute >= 0))
);

ALTER TABLE contact.quick_weeks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.quick_weeks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.reply_templates (
    id integer NOT NULL,
    name text NOT NULL,
    texts jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE contact.reply_templates ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.reply_templates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.service_types (
    id integer NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    duration integer NOT NULL,
    buffer_minutes integer DEFAULT 0 NOT NULL,
    color text DEFAULT '#4a4545'::text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    is_other boolean DEFAULT false NOT NULL,
    "position" integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT service_types_buffer_minutes_check CHECK ((buffer_minutes >= 0)),
    CONSTRAINT service_types_duration_check CHECK ((duration > 0))
);

ALTER TABLE contact.service_types ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.service_types_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contact.settings (
    key text NOT NULL,
    value jsonb NOT NULL,
    version integer NOT NULL,
    saved_by text,
    saved_at timestamp with time zone NOT NULL
);

CREATE TABLE contact.workshop_time_slots (
    id integer NOT NULL,
    day smallint NOT NULL,
    start_minute integer NOT NULL,
    end_minute integer NOT NULL,
    max_capacity integer DEFAULT 2 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT workshop_time_slots_check CHECK (((end_minute > start_minute) AND (end_minute <= 1440))),
    CONSTRAINT workshop_time_slots_day_check CHECK (((day >= 1) AND (day <= 7))),
    CONSTRAINT workshop_time_slots_max_capacity_check CHECK ((max_capacity > 0)),
    CONSTRAINT workshop_time_slots_start_minute_check CHECK ((start_minute >= 0))
);

ALTER TABLE contact.workshop_time_slots ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contact.workshop_time_slots_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE content.media (
    id integer NOT NULL,
    name text NOT NULL,
    picture jsonb NOT NULL,
    alt jsonb NOT NULL,
    added_by text NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE content.media ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME content.media_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE content.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);

CREATE SEQUENCE content.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE content.migrations_id_seq OWNED BY content.migrations.id;

CREATE TABLE content.page_records (
    page text NOT NULL,
    version integer NOT NULL,
    "values" jsonb NOT NULL,
    saved_by text,
    saved_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT page_records_version_check CHECK ((version > 0))
);

CREATE TABLE content.picture_jobs (
    media_id integer NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone DEFAULT now() NOT NULL,
    failed_at timestamp with time zone
);

CREATE TABLE content.promotions (
    id integer NOT NULL,
    name text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    type text NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    ignore_dates boolean DEFAULT false NOT NULL,
    show_popup boolean DEFAULT true NOT NULL,
    show_on_mobile boolean DEFAULT true NOT NULL,
    visual_effect text,
    image_url text DEFAULT ''::text NOT NULL,
    image_position text DEFAULT 'left'::text NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    picture jsonb,
    version integer DEFAULT 1 NOT NULL,
    saved_by text,
    CONSTRAINT promotions_check CHECK ((start_date <= end_date)),
    CONSTRAINT promotions_image_position_check CHECK ((image_position = ANY (ARRAY['left'::text, 'right'::text, 'top'::text, 'bottom'::text]))),
    CONSTRAINT promotions_type_check CHECK ((type = ANY (ARRAY['spring'::text, 'summer'::text, 'autumn'::text, 'winter'::text, 'christmas'::text, 'easter'::text, 'custom'::text]))),
    CONSTRAINT promotions_visual_effect_check CHECK ((visual_effect = ANY (ARRAY['snow'::text, 'leaves'::text, 'petals'::text, 'stars'::text, 'confetti'::text, 'eggs'::text])))
);

ALTER TABLE content.promotions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME content.promotions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE content.replaced_contents (
    id integer NOT NULL,
    contents jsonb NOT NULL,
    replaced_by text NOT NULL,
    replaced_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE content.replaced_contents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME content.replaced_contents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE content.site_settings (
    key text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    saved_by text
);

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() CONSTRAINT job_id_not_null NOT NULL,
    name text CONSTRAINT job_name_not_null NOT NULL,
    priority integer DEFAULT 0 CONSTRAINT job_priority_not_null NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state CONSTRAINT job_state_not_null NOT NULL,
    retry_limit integer DEFAULT 2 CONSTRAINT job_retry_limit_not_null NOT NULL,
    retry_count integer DEFAULT 0 CONSTRAINT job_retry_count_not_null NOT NULL,
    retry_delay integer DEFAULT 0 CONSTRAINT job_retry_delay_not_null NOT NULL,
    retry_backoff boolean DEFAULT false CONSTRAINT job_retry_backoff_not_null NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 CONSTRAINT job_expire_seconds_not_null NOT NULL,
    deletion_seconds integer DEFAULT 604800 CONSTRAINT job_deletion_seconds_not_null NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() CONSTRAINT job_start_after_not_null NOT NULL,
    created_on timestamp with time zone DEFAULT now() CONSTRAINT job_created_on_not_null NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) CONSTRAINT job_keep_until_not_null NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false CONSTRAINT job_blocked_not_null NOT NULL,
    blocking boolean DEFAULT false CONSTRAINT job_blocking_not_null NOT NULL,
    pending_dependencies integer DEFAULT 0 CONSTRAINT job_pending_dependencies_not_null NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);

CREATE TABLE pgboss.queue_stats_20261123 (
    id uuid DEFAULT gen_random_uuid() CONSTRAINT queue_stats_id_not_null NOT NULL,
    name text CONSTRAINT queue_stats_name_not_null NOT NULL,
    deferred_count integer DEFAULT 0 CONSTRAINT queue_stats_deferred_count_not_null NOT NULL,
    queued_count integer DEFAULT 0 CONSTRAINT queue_stats_queued_count_not_null NOT NULL,
    ready_count integer DEFAULT 0 CONSTRAINT queue_stats_ready_count_not_null NOT NULL,
    active_count integer DEFAULT 0 CONSTRAINT queue_stats_active_count_not_null NOT NULL,
    failed_count integer DEFAULT 0 CONSTRAINT queue_stats_failed_count_not_null NOT NULL,
    total_count integer DEFAULT 0 CONSTRAINT queue_stats_total_count_not_null NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() CONSTRAINT queue_stats_captured_on_not_null NOT NULL
);

CREATE TABLE pgboss.queue_stats_20261124 (
    id uuid DEFAULT gen_random_uuid() CONSTRAINT queue_stats_id_not_null NOT NULL,
    name text CONSTRAINT queue_stats_name_not_null NOT NULL,
    deferred_count integer DEFAULT 0 CONSTRAINT queue_stats_deferred_count_not_null NOT NULL,
    queued_count integer DEFAULT 0 CONSTRAINT queue_stats_queued_count_not_null NOT NULL,
    ready_count integer DEFAULT 0 CONSTRAINT queue_stats_ready_count_not_null NOT NULL,
    active_count integer DEFAULT 0 CONSTRAINT queue_stats_active_count_not_null NOT NULL,
    failed_count integer DEFAULT 0 CONSTRAINT queue_stats_failed_count_not_null NOT NULL,
    total_count integer DEFAULT 0 CONSTRAINT queue_stats_total_count_not_null NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() CONSTRAINT queue_stats_captured_on_not_null NOT NULL
);

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261123 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-24 00:00:00+00');

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261124 FOR VALUES FROM ('2026-11-24 00:00:00+00') TO ('2026-11-25 00:00:00+00');

ALTER TABLE ONLY auth.migrations ALTER COLUMN id SET DEFAULT nextval('auth.migrations_id_seq'::regclass);

ALTER TABLE ONLY contact.migrations ALTER COLUMN id SET DEFAULT nextval('contact.migrations_id_seq'::regclass);

ALTER TABLE ONLY content.migrations ALTER COLUMN id SET DEFAULT nextval('content.migrations_id_seq'::regclass);

INSERT INTO auth.audit_log OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-23 18:10:51.92429+00', 'main-admin-created', 'success', NULL, 'user:92', NULL, NULL, NULL),
	(2, '2026-11-23 18:11:00.093087+00', 'sign-in', 'success', 92, 'user:92', NULL, '127.0.0.0/24', '467f058a-deab-44e8-a0a1-a4e1a09f37f9'),
	(3, '2026-11-23 18:11:01.026302+00', 'media-added', 'success', 92, NULL, '{"name": "werkstatt", "picture": "media-1"}', '127.0.0.0/24', '9b82dfb5-4333-4918-b302-f9c68f1227a2'),
	(4, '2026-11-23 18:11:09.412182+00', 'content-changed', 'success', 92, NULL, '{"page": "hero", "changed": ["headline", "backgroundImage"], "version": 2}', '127.0.0.0/24', '59f8af3d-1104-43a4-973b-d0c842cc1302'),
	(5, '2026-11-23 18:11:09.611583+00', 'role-created', 'success', 92, 'role:3', '{"name": "Empfang"}', '127.0.0.0/24', 'b671c2d6-8243-42d3-ba90-dca5f5b29e81'),
	(6, '2026-11-23 18:11:10.434353+00', 'user-created', 'success', 92, 'user:93', '{"roleId": 3, "username": "vreni"}', '127.0.0.0/24', '7d4305c6-24fd-446f-9833-b8a0b726c850'),
	(7, '2026-11-23 18:11:10.498857+00', 'sign-in', 'success', 93, 'user:93', NULL, '127.0.0.0/24', '091e2f0d-1174-447b-bf69-13534708817f'),
	(8, '2026-11-23 18:11:10.896241+00', 'second-factor-enabled', 'success', 93, 'user:93', NULL, '127.0.0.0/24', '1e56221d-8a3b-4685-9053-aacf04481bcc'),
	(9, '2026-11-23 18:11:11.175872+00', 'message-answered', 'success', 93, 'message:1', '{"mailId": 4}', '127.0.0.0/24', 'f9468edc-5217-4f66-9ef1-fbd74b824db3'),
	(10, '2026-11-23 18:11:11.306486+00', 'message-note-added', 'success', 93, 'message:1', '{"noteId": 1}', '127.0.0.0/24', '2c1d8284-b9b4-48b4-99ae-c91eb3cdeb08'),
	(11, '2026-11-23 18:11:11.988208+00', 'retention-changed', 'success', 92, NULL, '{"changed": ["contactMessages", "sentMails", "appointments"]}', '127.0.0.0/24', '396f656c-6909-4627-8bef-bfa03c3b10a4');

INSERT INTO auth.migrations VALUES
	(1, 1763600000000, 'CreateAuthSchema1763600000000'),
	(2, 1763901000000, 'AddSecondFactorsAndSessionList1763901000000'),
	(3, 1764000000000, 'CreateBackups1764000000000');

INSERT INTO auth.rate_limits VALUES
	('rl:contact:MNyG5jHlll0NQLso7TLW5BGwtxDFT3Jk4lHl_bRMvSw', 1, 1795458057791),
	('rl:booking:MNyG5jHlll0NQLso7TLW5BGwtxDFT3Jk4lHl_bRMvSw', 1, 1795458059147),
	('rl:sign-in-account:FPVa7Ka5qEjTJr-BLthnoUKrsw84kpzOSGx0PUHMhBM', 0, 1795458359614),
	('rl:sign-in-address:MNyG5jHlll0NQLso7TLW5BGwtxDFT3Jk4lHl_bRMvSw', 0, 1795458359602),
	('rl:sign-in-account:Nh-SWFpqLLE0xzgMTr_5dO5Xrj619eqF5Ny7FwV4u_c', 0, 1795458370463),
	('rl:reply:95eG_jq_W4NlZGREVAh1kvu3WBzJnzdLDjuBIREBFik', 1, 1795461071155);

INSERT INTO auth.recovery_codes VALUES
	(93, '94de51c4962668f87e2a3f27df4a2e9375a0975209161d7060eb0afdb173ba8e', NULL),
	(93, 'd13576b05ea8499156850df8525535fde95a1c2e66d09e96afdab35c13aa54ef', NULL),
	(93, '52d4859629b54f9568f06563963ba60b5f986209889cdafdb59fb092edc761e1', NULL),
	(93, 'b2fbaee99563b586e152d797ec088575b3fa62b5aecc278a47a35b943908255a', NULL),
	(93, '72f6e76ef7b18997c08543e21fbbe3a043e2a84a19ee6d2e3bff1757d3578b42', NULL),
	(93, '42a155f6bc33b7a83d3da3e85acf3ae915cbb3517689d58dc2d041781f2d3fbd', NULL),
	(93, '41e385d4165d937f7ce2c379e656d349b86de0f653c7cfd1ca833831c620f8b6', NULL),
	(93, '18d829d94f2d7fd11c15cf6cf88b27460647bcc29655c1738b5c65dbbb71640a', NULL),
	(93, '68f85a85d7712ebcd6f864a62f3d242cc547ff9b2f170617e46e2593f7079b03', NULL),
	(93, '20fe3536c8cdaa4004fefa99275bccf855179b5081db5db2f2350c32a9c32972', NULL);

INSERT INTO auth.second_factors VALUES
	(93, 'kzHPxWGDTb08G-IW_UddbqH49Ftgt-QMlbY2j-LlyEr9-Z0BEzloCYgQ4m7C42CbEGtvJrruDGZBzbvd', 59848582, '2026-11-23 18:11:10.780194+00', '2026-11-23 18:11:10.896241+00');

INSERT INTO auth.sessions VALUES
	('Wxw7rL-9CfIbmBhDRmMw7fTDFVENV2VL', '{"cookie":{"expires":"2026-11-23T18:21:10.560Z","originalMaxAge":600000,"sameSite":"lax","secure":false,"path":"/api/admin","httpOnly":true,"domain":null},"userId":93,"sessionVersion":1,"adminToken":"sjWPRaCGseqxtACi9yLGkMPZ3AdOwx8mYe5CK_ms550"}', '2026-11-23 18:21:12+00'),
	('CJEoj253-mR4DfX4ymEdXvTA6ECCrMvW', '{"cookie":{"expires":"2026-11-23T18:21:00.267Z","originalMaxAge":600000,"sameSite":"lax","secure":false,"path":"/api/admin","httpOnly":true,"domain":null},"userId":92,"sessionVersion":57053670,"adminToken":"StEknwimKaNcyQR8oHQhNxOMjA-6YEAt45unqOYvhaw"}', '2026-11-23 18:21:12+00');

INSERT INTO auth.user_roles VALUES
	(1, 'Admin', 'Vollzugriff auf alle Bereiche', '["*"]', '2026-11-23 18:10:50.791841+00', '2026-11-23 18:10:50.791841+00'),
	(2, 'Supporter', 'Bearbeitet ausschliesslich Kontaktanfragen', '["contact-messages:read", "contact-messages:write"]', '2026-11-23 18:10:50.791841+00', '2026-11-23 18:10:50.791841+00'),
	(3, 'Empfang', '', '["contact-messages:read", "contact-messages:write", "appointments:read", "appointments:write"]', '2026-11-23 18:11:09.611583+00', '2026-11-23 18:11:09.611583+00');

INSERT INTO auth.user_sessions OVERRIDING SYSTEM VALUE VALUES
	(1, 'CJEoj253-mR4DfX4ymEdXvTA6ECCrMvW', 92, '', '127.0.0.0/24', '2026-11-23 18:11:00.314264+00'),
	(2, 'Wxw7rL-9CfIbmBhDRmMw7fTDFVENV2VL', 93, '', '127.0.0.0/24', '2026-11-23 18:11:10.564231+00');

INSERT INTO auth.users VALUES
	(92, 'admin', '$argon2id$v=19$m=19456,t=2,p=1$IHgGyqQQJ2XiuM6gZWYk/g$mnSqaNW3W2VZEiQIpeZjT2Ld38Uh0DWiUdLDaDFdZIg', 1, NULL, NULL, '2026-11-23 18:11:00.093087+00', 57053670, '2026-11-23 18:10:51.92429+00', '2026-11-23 18:10:51.92429+00'),
	(93, 'vreni', '$argon2id$v=19$m=19456,t=2,p=1$cvxBJbHXoc0DL8KwaZHm1w$GWwEiaauo4m4uPhi2duNCPWZuG4Tdb/sK3ZdllNBu34', 3, NULL, 'vreni@example.ch', '2026-11-23 18:11:10.498857+00', 1, '2026-11-23 18:11:10.434353+00', '2026-11-23 18:11:10.434353+00');

INSERT INTO contact.appointment_history VALUES
	(1, 1, 'pending', 'customer', NULL, NULL, '2026-11-23 18:10:59.325587+00', 'booked', NULL, NULL, NULL, '2026-11-25', 450, '2026-11-25', 690, false, 0),
	(2, 1, 'confirmed', 'staff', 93, NULL, '2026-11-23 18:11:11.642125+00', 'state', 'pending', '2026-11-25', 450, '2026-11-25', 450, '2026-11-25', 690, false, 1);

INSERT INTO contact.appointment_places VALUES
	(1, '2026-11-25', 450, 480, 1, false),
	(1, '2026-11-25', 480, 510, 1, false),
	(1, '2026-11-25', 510, 540, 1, false),
	(1, '2026-11-25', 540, 570, 1, false),
	(1, '2026-11-25', 570, 600, 1, false),
	(1, '2026-11-25', 600, 630, 1, false),
	(1, '2026-11-25', 630, 660, 1, false),
	(1, '2026-11-25', 660, 690, 1, false);

INSERT INTO contact.appointments VALUES
	(1, 'XEZ6JX7B', 'confirmed', '{1}', NULL, '2026-11-25', 450, '2026-11-25', 690, false, 'Anna Keller', 'anna@example.ch', '+41 52 111 22 34', NULL, NULL, NULL, NULL, NULL, false, 'fr', '2026-11-23 18:10:59.325587+00', '2025-04-13, version 1', NULL, '332d32d7ef00eaf66c0bb52ff6418643bce4da922f2cf7c5cd41db5472c9fe9c', 1, '2026-11-23 18:11:11.642125+00', NULL, '2026-11-23 18:10:59.325587+00', '2026-11-23 18:11:11.642125+00', 240, 0, NULL);

INSERT INTO contact.booking_settings VALUES
	(true, 24, 120, '2026-11-23 18:10:58.136072+00', 1);

INSERT INTO contact.contact_messages VALUES
	(1, 'Regula Ammann', 'regula@example.ch', '+41 52 111 22 33', NULL, 'Beim Bremsen quietscht es.', true, 'website', 'de', NULL, '2026-11-23 18:10:57.851+00', '2025-04-13, version 1', '2026-11-23 18:10:57.857696+00', '2026-11-23 18:11:11.175872+00', NULL, '2026-11-23 18:11:11.175872+00');

INSERT INTO contact.mails VALUES
	(1, 'staff-notification', 1, NULL, NULL, NULL, NULL, 'contact-1-1795457457877', NULL, NULL, 'waiting', 2, 'unreachable', NULL, '2026-11-23 18:10:57.857696+00', '2026-11-23 18:11:04.554519+00', NULL, NULL, NULL, NULL),
	(2, 'appointment', NULL, 'anna@example.ch', NULL, NULL, NULL, 'appointment-XEZ6JX7B-1', NULL, NULL, 'waiting', 2, 'unreachable', NULL, '2026-11-23 18:10:59.325587+00', '2026-11-23 18:11:06.609328+00', NULL, 1, 1, NULL),
	(3, 'appointment-notice', NULL, NULL, NULL, NULL, NULL, 'appointment-notice-XEZ6JX7B-1', NULL, NULL, 'waiting', 2, 'unreachable', NULL, '2026-11-23 18:10:59.325587+00', '2026-11-23 18:11:08.604841+00', NULL, 1, 1, NULL),
	(4, 'reply', 1, 'regula@example.ch', 'Ihre Bremsen', 'Kommen Sie am Montag vorbei.', NULL, 'reply-1-c2bd629e8fd70cfc3d', NULL, NULL, 'waiting', 1, 'unreachable', 93, '2026-11-23 18:11:11.175872+00', '2026-11-23 18:11:11.645351+00', NULL, NULL, NULL, NULL),
	(5, 'appointment', NULL, 'anna@example.ch', NULL, NULL, NULL, 'appointment-XEZ6JX7B-2', NULL, NULL, 'waiting', 1, 'unreachable', NULL, '2026-11-23 18:11:11.642125+00', '2026-11-23 18:11:12.673008+00', NULL, 1, 2, NULL);

INSERT INTO contact.message_notes VALUES
	(1, 1, 'Kennt den Hof.', 93, '2026-11-23 18:11:11.306486+00');

INSERT INTO contact.migrations VALUES
	(1, 1763640000000, 'CreateContactMessages1763640000000'),
	(2, 1763700000000, 'CreateMailsAndConversations1763700000000'),
	(3, 1763940000000, 'CreateSettings1763940000000'),
	(4, 1763950000000, 'CreateBooking1763950000000'),
	(5, 1763955000000, 'VersionBookingSettings1763955000000'),
	(6, 1763960000000, 'CreateAppointmentEvents1763960000000'),
	(7, 1763970000000, 'LinkMailsToAppointments1763970000000'),
	(8, 1763980000000, 'CreateAppointmentDocuments1763980000000'),
	(9, 1763985000000, 'CreateAppointmentNotes1763985000000'),
	(10, 1763990000000, 'CreateQuickWeeks1763990000000'),
	(11, 1763995000000, 'CreateInspectionReminders1763995000000');

INSERT INTO contact.reply_templates VALUES
	(1, 'Termin vorschlagen', '{"de": "Guten Tag {name}\n\nVielen Dank für Ihre Nachricht. Gerne schauen wir uns Ihr Fahrzeug an und schlagen Ihnen dafür folgenden Termin vor:\n\n[Tag, Datum, Uhrzeit]\n\nPasst Ihnen das? Eine kurze Antwort auf diese E-Mail genügt.\n\nFreundliche Grüsse", "en": "Dear {name}\n\nThank you for your message. We would be glad to look at your vehicle and suggest the following appointment:\n\n[day, date, time]\n\nDoes that suit you? A short reply to this e-mail is enough.\n\nKind regards", "fr": "Bonjour {name}\n\nMerci de votre message. Nous examinerons volontiers votre véhicule et vous proposons le rendez-vous suivant :\n\n[jour, date, heure]\n\nCela vous convient-il ? Une brève réponse à cet e-mail suffit.\n\nMeilleures salutations", "it": "Buongiorno {name}\n\nGrazie per il Suo messaggio. Daremo volentieri un’occhiata al Suo veicolo e Le proponiamo il seguente appuntamento:\n\n[giorno, data, ora]\n\nLe va bene? Basta una breve risposta a questa e-mail.\n\nCordiali saluti", "pt": "Bom dia {name}\n\nObrigado pela sua mensagem. Teremos todo o gosto em ver o seu veículo e propomos-lhe a seguinte marcação:\n\n[dia, data, hora]\n\nÉ conveniente para si? Basta uma breve resposta a este e-mail.\n\nCom os melhores cumprimentos"}', '2026-11-23 18:10:54.895919+00', '2026-11-23 18:10:54.895919+00'),
	(2, 'Angaben zum Fahrzeug erfragen', '{"de": "Guten Tag {name}\n\nVielen Dank für Ihre Nachricht. Damit wir Ihnen genau Auskunft geben können, brauchen wir noch diese Angaben:\n\n– Marke und Modell\n– Jahr der ersten Inverkehrsetzung\n– Kilometerstand\n– Stammnummer (Feld 18 im Fahrzeugausweis)\n\nAm einfachsten senden Sie uns ein Foto des Fahrzeugausweises.\n\nFreundliche Grüsse", "en": "Dear {name}\n\nThank you for your message. To give you a precise answer we still need these details:\n\n– make and model\n– year of first registration\n– mileage\n– master number (field 18 of the vehicle registration document)\n\nThe easiest way is to send us a photo of the registration document.\n\nKind regards", "fr": "Bonjour {name}\n\nMerci de votre message. Pour vous renseigner précisément, il nous faut encore ces indications :\n\n– marque et modèle\n– année de la première mise en circulation\n– kilométrage\n– numéro matricule (case 18 du permis de circulation)\n\nLe plus simple est de nous envoyer une photo du permis de circulation.\n\nMeilleures salutations", "it": "Buongiorno {name}\n\nGrazie per il Suo messaggio. Per darLe un’informazione precisa ci servono ancora questi dati:\n\n– marca e modello\n– anno della prima messa in circolazione\n– chilometraggio\n– numero di matricola (campo 18 della licenza di circolazione)\n\nLa cosa più semplice è inviarci una foto della licenza di circolazione.\n\nCordiali saluti", "pt": "Bom dia {name}\n\nObrigado pela sua mensagem. Para lhe darmos uma informação exata, precisamos ainda destes dados:\n\n– marca e modelo\n– ano da primeira matrícula\n– quilometragem\n– número de matrícula base (campo 18 da licença de circulação)\n\nO mais simples é enviar-nos uma fotografia da licença de circulação.\n\nCom os melhores cumprimentos"}', '2026-11-23 18:10:54.895919+00', '2026-11-23 18:10:54.895919+00'),
	(3, 'Offerte folgt', '{"de": "Guten Tag {name}\n\nVielen Dank für Ihre Anfrage. Wir klären Preise und Lieferzeiten der Teile ab und senden Ihnen innert zwei Arbeitstagen eine Offerte.\n\nFreundliche Grüsse", "en": "Dear {name}\n\nThank you for your enquiry. We are checking prices and delivery times of the parts and will send you a quotation within two working days.\n\nKind regards", "fr": "Bonjour {name}\n\nMerci de votre demande. Nous vérifions les prix et les délais de livraison des pièces et vous enverrons une offre dans les deux jours ouvrables.\n\nMeilleures salutations", "it": "Buongiorno {name}\n\nGrazie per la Sua richiesta. Stiamo verificando prezzi e tempi di consegna dei pezzi e Le invieremo un’offerta entro due giorni lavorativi.\n\nCordiali saluti", "pt": "Bom dia {name}\n\nObrigado pelo seu pedido. Estamos a verificar os preços e os prazos de entrega das peças e enviamos-lhe um orçamento no prazo de dois dias úteis.\n\nCom os melhores cumprimentos"}', '2026-11-23 18:10:54.895919+00', '2026-11-23 18:10:54.895919+00');

INSERT INTO contact.service_types VALUES
	(1, '{"de": "Wartung & Service", "en": "Maintenance & Service", "fr": "Entretien & service", "it": "Manutenzione & servizio", "pt": "Manutenção & serviço"}', '{"de": "Service nach Herstellervorgabe, mit Eintrag ins digitale Serviceheft. Die Werksgarantie bleibt erhalten.", "en": "Servicing to the manufacturer’s schedule, recorded in the digital service book. Your factory warranty stays valid.", "fr": "Service selon les prescriptions du constructeur, inscrit dans le carnet d’entretien numérique. La garantie d’usine est préservée.", "it": "Servizio secondo le prescrizioni del costruttore, registrato nel libretto digitale. La garanzia di fabbrica resta valida.", "pt": "Revisão segundo as indicações do fabricante, com registo no livro digital. A garantia de fábrica mantém-se."}', 240, 0, '#b3261e', true, false, 0, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(2, '{"de": "Elektronik & Diagnose", "en": "Electronics & Diagnostics", "fr": "Électronique & diagnostic", "it": "Elettronica & diagnosi", "pt": "Eletrónica & diagnóstico"}', '{"de": "Leuchtet eine Lampe, suchen wir die Ursache, mit Herstellerdaten und Messgerät statt mit Tauschen auf Verdacht.", "en": "When a warning light comes on we look for the cause, with manufacturer data and measuring tools instead of guesswork.", "fr": "Un témoin s’allume ? Nous cherchons la cause, avec les données du constructeur et l’appareil de mesure, sans remplacer à l’aveugle.", "it": "Si accende una spia? Cerchiamo la causa con i dati del costruttore e gli strumenti di misura, senza sostituire a tentoni.", "pt": "Acendeu-se uma luz? Procuramos a causa com dados do fabricante e aparelhos de medição, sem trocar peças à sorte."}', 120, 0, '#2d5b8a', true, false, 1, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(3, '{"de": "Ölwechsel & Flüssigkeiten", "en": "Oil Change & Fluids", "fr": "Vidange & liquides", "it": "Cambio olio & liquidi", "pt": "Mudança de óleo & líquidos"}', '{"de": "Das freigegebene Öl für Ihren Motor, neuer Filter, alle Flüssigkeiten geprüft. Sie können darauf warten.", "en": "The approved oil for your engine, a new filter, all fluids checked. You are welcome to wait.", "fr": "L’huile homologuée pour votre moteur, un filtre neuf, tous les liquides contrôlés. Vous pouvez attendre sur place.", "it": "L’olio approvato per il Suo motore, filtro nuovo, tutti i liquidi controllati. Può aspettare sul posto.", "pt": "O óleo homologado para o seu motor, filtro novo, todos os líquidos verificados. Pode esperar no local."}', 60, 0, '#8a6116', true, false, 2, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(4, '{"de": "Motor & Getriebe", "en": "Engine & Transmission", "fr": "Moteur & boîte de vitesses", "it": "Motore & cambio", "pt": "Motor & caixa de velocidades"}', '{"de": "Zahnriemen, Steuerkette, Kupplung, DSG: grosse Arbeiten mit Fixpreis, den Sie vor dem ersten Handgriff kennen.", "en": "Timing belt, timing chain, clutch, DSG: big jobs at a fixed price that you know before we touch anything.", "fr": "Courroie, chaîne de distribution, embrayage, DSG : de gros travaux à prix fixe, connu avant le premier tour de clé.", "it": "Cinghia, catena di distribuzione, frizione, DSG: lavori importanti a prezzo fisso, noto prima di iniziare.", "pt": "Correia, corrente de distribuição, embraiagem, DSG: grandes trabalhos a preço fixo, conhecido antes de começarmos."}', 480, 0, '#4a4545', true, false, 3, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(5, '{"de": "Bremsen & Fahrwerk", "en": "Brakes & Suspension", "fr": "Freins & suspension", "it": "Freni & sospensioni", "pt": "Travões & suspensão"}', '{"de": "Bremsen, Stossdämpfer, Lenkung und Achsvermessung. Wir zeigen Ihnen die Messwerte vorher und nachher.", "en": "Brakes, shock absorbers, steering and wheel alignment. We show you the readings before and after.", "fr": "Freins, amortisseurs, direction et géométrie. Nous vous montrons les mesures avant et après.", "it": "Freni, ammortizzatori, sterzo e assetto. Le mostriamo le misure prima e dopo.", "pt": "Travões, amortecedores, direção e alinhamento. Mostramos-lhe os valores antes e depois."}', 180, 0, '#7a3b10', true, false, 4, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(6, '{"de": "Klimaanlage & Heizung", "en": "Air Conditioning & Heating", "fr": "Climatisation & chauffage", "it": "Climatizzatore & riscaldamento", "pt": "Ar condicionado & aquecimento"}', '{"de": "Kältemittel, Dichtheit, Innenraumfilter und Desinfektion, damit es kühl wird und frisch riecht.", "en": "Refrigerant, leak test, cabin filter and disinfection, so that it gets cool and smells fresh.", "fr": "Fluide frigorigène, étanchéité, filtre d’habitacle et désinfection : de l’air frais et sans odeur.", "it": "Refrigerante, tenuta, filtro abitacolo e igienizzazione: aria fresca e senza odori.", "pt": "Gás refrigerante, estanquidade, filtro de habitáculo e desinfeção: ar fresco e sem cheiros."}', 120, 0, '#1f6a73', true, false, 5, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(7, '{"de": "Scheinwerferaufbereitung", "en": "Headlight Restoration", "fr": "Rénovation des phares", "it": "Ripristino dei fari", "pt": "Restauro de faróis"}', '{"de": "Aus matt wird klar: beide Scheinwerfer für 250 Franken, statt bis zu 1200 Franken für einen neuen.", "en": "From cloudy to clear: both headlights for 250 francs instead of up to 1200 francs for a new one.", "fr": "Du mat au clair : les deux phares pour 250 francs, au lieu de 1200 francs au plus pour un phare neuf.", "it": "Da opachi a limpidi: entrambi i fari per 250 franchi, mentre uno nuovo può costarne fino a 1200.", "pt": "De baços a límpidos: os dois faróis por 250 francos, em vez de até 1200 francos por um novo."}', 480, 0, '#9a7400', true, false, 6, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(8, '{"de": "Fahrzeugreinigung & Aufbereitung", "en": "Vehicle Cleaning & Detailing", "fr": "Nettoyage & préparation", "it": "Pulizia & detailing", "pt": "Limpeza & detalhe automóvel"}', '{"de": "Innen und aussen von Hand: Polster, Leder, Lack und Felgen. Auch vor dem Verkauf oder der Leasingrückgabe.", "en": "Inside and out by hand: upholstery, leather, paint and wheels. Before selling or returning a lease car, too.", "fr": "Intérieur et extérieur à la main : sièges, cuir, peinture et jantes. Aussi avant la vente ou le retour de leasing.", "it": "Interni ed esterni a mano: tessuti, pelle, vernice e cerchi. Anche prima della vendita o della restituzione del leasing.", "pt": "Por dentro e por fora, à mão: estofos, pele, pintura e jantes. Também antes da venda ou da entrega do leasing."}', 240, 0, '#3f6b3a', true, false, 7, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(9, '{"de": "Frühlings- & Wintercheck", "en": "Spring & Winter Check", "fr": "Contrôle printemps & hiver", "it": "Controllo primavera & inverno", "pt": "Verificação de primavera & inverno"}', '{"de": "Räderwechsel und Sicherheitscheck in einem Termin, bevor die Saison wechselt.", "en": "Wheel change and safety check in one visit, before the season turns.", "fr": "Changement de roues et contrôle de sécurité en un seul rendez-vous, avant le changement de saison.", "it": "Cambio ruote e controllo di sicurezza in un solo appuntamento, prima del cambio di stagione.", "pt": "Troca de rodas e verificação de segurança numa só visita, antes da mudança de estação."}', 120, 0, '#5a4a8a', true, false, 8, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(10, '{"de": "Radwechsel", "en": "Wheel Change", "fr": "Changement de roues", "it": "Cambio ruote", "pt": "Troca de rodas"}', '{"de": "Sommer- gegen Winterräder in einer halben Stunde, mit Drehmoment angezogen und Luftdruck eingestellt. Einlagern möglich.", "en": "Summer wheels for winter wheels in half an hour, tightened to torque and set to the right pressure. Storage available.", "fr": "Roues d’été contre roues d’hiver en une demi-heure, serrées au couple et gonflées à la bonne pression. Entreposage possible.", "it": "Ruote estive con invernali in mezz’ora, serrate alla coppia giusta e gonfiate correttamente. Deposito possibile.", "pt": "Rodas de verão por rodas de inverno em meia hora, apertadas ao binário e com a pressão certa. Com armazenamento, se quiser."}', 30, 0, '#4a4545', true, false, 9, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(11, '{"de": "Reifenwechsel", "en": "Tyre Change", "fr": "Changement de pneus", "it": "Cambio pneumatici", "pt": "Troca de pneus"}', '{"de": "Neue Reifen aufziehen, auswuchten, alte entsorgen. Wir beraten Sie, welcher Reifen zu Ihren Wegen passt.", "en": "New tyres fitted and balanced, old ones disposed of. We advise you on the tyre that suits your journeys.", "fr": "Montage de pneus neufs, équilibrage, élimination des anciens. Nous vous conseillons le pneu qui convient à vos trajets.", "it": "Montaggio di pneumatici nuovi, equilibratura, smaltimento dei vecchi. Le consigliamo quelli adatti ai Suoi percorsi.", "pt": "Montagem de pneus novos, equilibragem, eliminação dos antigos. Aconselhamos o pneu certo para os seus percursos."}', 60, 0, '#4a4545', true, false, 10, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1),
	(12, '{"de": "Anderes", "en": "Other", "fr": "Autre demande", "it": "Altro", "pt": "Outro"}', '{"de": "Etwas, das hier nicht steht? Beschreiben Sie es in eigenen Worten, wir sagen Ihnen, ob und wie wir helfen können.", "en": "Something not listed here? Describe it in your own words and we will tell you whether and how we can help.", "fr": "Quelque chose qui ne figure pas ici ? Décrivez-le avec vos mots, nous vous dirons si et comment nous pouvons aider.", "it": "Qualcosa che qui non c’è? Lo descriva con parole Sue: Le diremo se e come possiamo aiutarLa.", "pt": "Algo que não está aqui? Descreva-o por palavras suas e dizemos-lhe se e como podemos ajudar."}', 60, 0, '#4a4545', true, true, 11, '2026-11-23 18:10:58.136072+00', '2026-11-23 18:10:58.136072+00', 1);

INSERT INTO contact.settings VALUES
	('retention-last-run', '{"at": "2026-11-23T18:10:56.413Z", "deleted": {"spam": 0, "documents": 0, "sentMails": 0, "appointments": 0, "contactMessages": 0, "idempotencyKeys": 0, "inspectionReminders": 0}}', 1, NULL, '2026-11-23 18:10:57.302+00'),
	('privacy-text', '{"version": "2025-04-13, version 1"}', 1, NULL, '2026-11-23 18:10:57.825+00'),
	('retention', '{"spam": 30, "documents": 90, "sentMails": 3650, "appointments": 3650, "contactMessages": 3650, "idempotencyKeys": 30, "inspectionReminders": 30}', 1, 'admin', '2026-11-23 18:11:12.013+00');

INSERT INTO contact.workshop_time_slots VALUES
	(1, 1, 450, 480, 2, true, '2026-11-23 18:10:58.136072+00'),
	(2, 1, 480, 510, 2, true, '2026-11-23 18:10:58.136072+00'),
	(3, 1, 510, 540, 2, true, '2026-11-23 18:10:58.136072+00'),
	(4, 1, 540, 570, 2, true, '2026-11-23 18:10:58.136072+00'),
	(5, 1, 570, 600, 2, true, '2026-11-23 18:10:58.136072+00'),
	(6, 1, 600, 630, 2, true, '2026-11-23 18:10:58.136072+00'),
	(7, 1, 630, 660, 2, true, '2026-11-23 18:10:58.136072+00'),
	(8, 1, 660, 690, 2, true, '2026-11-23 18:10:58.136072+00'),
	(9, 1, 690, 720, 2, true, '2026-11-23 18:10:58.136072+00'),
	(10, 1, 795, 825, 2, true, '2026-11-23 18:10:58.136072+00'),
	(11, 1, 825, 855, 2, true, '2026-11-23 18:10:58.136072+00'),
	(12, 1, 855, 885, 2, true, '2026-11-23 18:10:58.136072+00'),
	(13, 1, 885, 915, 2, true, '2026-11-23 18:10:58.136072+00'),
	(14, 1, 915, 945, 2, true, '2026-11-23 18:10:58.136072+00'),
	(15, 1, 945, 975, 2, true, '2026-11-23 18:10:58.136072+00'),
	(16, 1, 975, 1005, 2, true, '2026-11-23 18:10:58.136072+00'),
	(17, 1, 1005, 1035, 2, true, '2026-11-23 18:10:58.136072+00'),
	(18, 1, 1035, 1050, 2, true, '2026-11-23 18:10:58.136072+00'),
	(19, 2, 450, 480, 2, true, '2026-11-23 18:10:58.136072+00'),
	(20, 2, 480, 510, 2, true, '2026-11-23 18:10:58.136072+00'),
	(21, 2, 510, 540, 2, true, '2026-11-23 18:10:58.136072+00'),
	(22, 2, 540, 570, 2, true, '2026-11-23 18:10:58.136072+00'),
	(23, 2, 570, 600, 2, true, '2026-11-23 18:10:58.136072+00'),
	(24, 2, 600, 630, 2, true, '2026-11-23 18:10:58.136072+00'),
	(25, 2, 630, 660, 2, true, '2026-11-23 18:10:58.136072+00'),
	(26, 2, 660, 690, 2, true, '2026-11-23 18:10:58.136072+00'),
	(27, 2, 690, 720, 2, true, '2026-11-23 18:10:58.136072+00'),
	(28, 2, 795, 825, 2, true, '2026-11-23 18:10:58.136072+00'),
	(29, 2, 825, 855, 2, true, '2026-11-23 18:10:58.136072+00'),
	(30, 2, 855, 885, 2, true, '2026-11-23 18:10:58.136072+00'),
	(31, 2, 885, 915, 2, true, '2026-11-23 18:10:58.136072+00'),
	(32, 2, 915, 945, 2, true, '2026-11-23 18:10:58.136072+00'),
	(33, 2, 945, 975, 2, true, '2026-11-23 18:10:58.136072+00'),
	(34, 2, 975, 1005, 2, true, '2026-11-23 18:10:58.136072+00'),
	(35, 2, 1005, 1035, 2, true, '2026-11-23 18:10:58.136072+00'),
	(36, 2, 1035, 1050, 2, true, '2026-11-23 18:10:58.136072+00'),
	(37, 3, 450, 480, 2, true, '2026-11-23 18:10:58.136072+00'),
	(38, 3, 480, 510, 2, true, '2026-11-23 18:10:58.136072+00'),
	(39, 3, 510, 540, 2, true, '2026-11-23 18:10:58.136072+00'),
	(40, 3, 540, 570, 2, true, '2026-11-23 18:10:58.136072+00'),
	(41, 3, 570, 600, 2, true, '2026-11-23 18:10:58.136072+00'),
	(42, 3, 600, 630, 2, true, '2026-11-23 18:10:58.136072+00'),
	(43, 3, 630, 660, 2, true, '2026-11-23 18:10:58.136072+00'),
	(44, 3, 660, 690, 2, true, '2026-11-23 18:10:58.136072+00'),
	(45, 3, 690, 720, 2, true, '2026-11-23 18:10:58.136072+00'),
	(46, 3, 795, 825, 2, true, '2026-11-23 18:10:58.136072+00'),
	(47, 3, 825, 855, 2, true, '2026-11-23 18:10:58.136072+00'),
	(48, 3, 855, 885, 2, true, '2026-11-23 18:10:58.136072+00'),
	(49, 3, 885, 915, 2, true, '2026-11-23 18:10:58.136072+00'),
	(50, 3, 915, 945, 2, true, '2026-11-23 18:10:58.136072+00'),
	(51, 3, 945, 975, 2, true, '2026-11-23 18:10:58.136072+00'),
	(52, 3, 975, 1005, 2, true, '2026-11-23 18:10:58.136072+00'),
	(53, 3, 1005, 1035, 2, true, '2026-11-23 18:10:58.136072+00'),
	(54, 3, 1035, 1050, 2, true, '2026-11-23 18:10:58.136072+00'),
	(55, 4, 450, 480, 2, true, '2026-11-23 18:10:58.136072+00'),
	(56, 4, 480, 510, 2, true, '2026-11-23 18:10:58.136072+00'),
	(57, 4, 510, 540, 2, true, '2026-11-23 18:10:58.136072+00'),
	(58, 4, 540, 570, 2, true, '2026-11-23 18:10:58.136072+00'),
	(59, 4, 570, 600, 2, true, '2026-11-23 18:10:58.136072+00'),
	(60, 4, 600, 630, 2, true, '2026-11-23 18:10:58.136072+00'),
	(61, 4, 630, 660, 2, true, '2026-11-23 18:10:58.136072+00'),
	(62, 4, 660, 690, 2, true, '2026-11-23 18:10:58.136072+00'),
	(63, 4, 690, 720, 2, true, '2026-11-23 18:10:58.136072+00'),
	(64, 4, 795, 825, 2, true, '2026-11-23 18:10:58.136072+00'),
	(65, 4, 825, 855, 2, true, '2026-11-23 18:10:58.136072+00'),
	(66, 4, 855, 885, 2, true, '2026-11-23 18:10:58.136072+00'),
	(67, 4, 885, 915, 2, true, '2026-11-23 18:10:58.136072+00'),
	(68, 4, 915, 945, 2, true, '2026-11-23 18:10:58.136072+00'),
	(69, 4, 945, 975, 2, true, '2026-11-23 18:10:58.136072+00'),
	(70, 4, 975, 1005, 2, true, '2026-11-23 18:10:58.136072+00'),
	(71, 4, 1005, 1035, 2, true, '2026-11-23 18:10:58.136072+00'),
	(72, 4, 1035, 1050, 2, true, '2026-11-23 18:10:58.136072+00'),
	(73, 5, 450, 480, 2, true, '2026-11-23 18:10:58.136072+00'),
	(74, 5, 480, 510, 2, true, '2026-11-23 18:10:58.136072+00'),
	(75, 5, 510, 540, 2, true, '2026-11-23 18:10:58.136072+00'),
	(76, 5, 540, 570, 2, true, '2026-11-23 18:10:58.136072+00'),
	(77, 5, 570, 600, 2, true, '2026-11-23 18:10:58.136072+00'),
	(78, 5, 600, 630, 2, true, '2026-11-23 18:10:58.136072+00'),
	(79, 5, 630, 660, 2, true, '2026-11-23 18:10:58.136072+00'),
	(80, 5, 660, 690, 2, true, '2026-11-23 18:10:58.136072+00'),
	(81, 5, 690, 720, 2, true, '2026-11-23 18:10:58.136072+00'),
	(82, 5, 795, 825, 2, true, '2026-11-23 18:10:58.136072+00'),
	(83, 5, 825, 855, 2, true, '2026-11-23 18:10:58.136072+00'),
	(84, 5, 855, 885, 2, true, '2026-11-23 18:10:58.136072+00'),
	(85, 5, 885, 915, 2, true, '2026-11-23 18:10:58.136072+00'),
	(86, 5, 915, 945, 2, true, '2026-11-23 18:10:58.136072+00'),
	(87, 5, 945, 975, 2, true, '2026-11-23 18:10:58.136072+00'),
	(88, 5, 975, 990, 2, true, '2026-11-23 18:10:58.136072+00');

INSERT INTO content.media OVERRIDING SYSTEM VALUE VALUES
	(1, 'werkstatt', '{"base": "/uploads/645efb29f1ab5c53f0566525", "focus": [0.41, 0.59], "width": 1200, "colour": "#f8f8f8", "height": 833, "widths": [480, 800, 1200]}', '{"de": ""}', 'admin', '2026-11-23 18:11:01.026302+00');

INSERT INTO content.migrations VALUES
	(1, 1763600000000, 'SiteSettings1763600000000'),
	(2, 1763700000000, 'SiteContent1763700000000'),
	(3, 1763920000000, 'PromotionPictures1763920000000'),
	(4, 1763930000000, 'SiteSettingVersions1763930000000'),
	(5, 1763950000000, 'PageLists1763950000000'),
	(6, 1763960000000, 'Media1763960000000'),
	(7, 1763970000000, 'ReplacedContents1763970000000'),
	(8, 1763980000000, 'LegalDates1763980000000'),
	(9, 1763990000000, 'PromotionVersions1763990000000'),
	(10, 1764000000000, 'PromotionSavedBy1764000000000'),
	(11, 1764010000000, 'PictureJobs1764010000000');

INSERT INTO content.page_records VALUES
	('hero', 1, '{"headline": "Willkommen bei {{name}}", "headlineEn": "Welcome to {{name}}", "headlineFr": "Bienvenue chez {{name}}", "headlineIt": "Benvenuti da {{name}}", "headlinePt": "Bem-vindo à {{name}}", "slideOrder": "1,2,3,4,5,6", "buttonLink1": "/about", "buttonLink2": "/contact", "buttonText1": "Über uns", "buttonText2": "Kontakt", "slide2Image": "hero-02", "slide3Image": "hero-03", "slide4Image": "hero-04", "slide5Image": "hero-05", "slide6Image": "hero-06", "subheadline": "Service, Reparatur und Occasionen für {{brands}}. Sie wissen vorher, was gemacht wird und was es kostet.", "overlayColor": "#000000", "slide1InList": "Ja", "slide2InList": "Ja", "slide3InList": "Ja", "slide4InList": "Ja", "slide5InList": "Ja", "slide6InList": "Ja", "buttonText1En": "About us", "buttonText1Fr": "Qui sommes-nous", "buttonText1It": "Chi siamo", "buttonText1Pt": "Sobre nós", "buttonText2En": "Contact us", "buttonText2Fr": "Nous contacter", "buttonText2It": "Contatto", "buttonText2Pt": "Contacto", "subheadlineEn": "Servicing, repairs and used cars: {{brands}}. You know beforehand what will be done and what it costs.", "subheadlineFr": "Entretien, réparation et voitures d’occasion : {{brands}}. Vous savez à l’avance ce qui sera fait et ce que cela coûte.", "subheadlineIt": "Manutenzione, riparazioni e auto d’occasione: {{brands}}. Lei sa in anticipo che cosa verrà fatto e quanto costa.", "subheadlinePt": "Manutenção, reparação e automóveis usados: {{brands}}. Sabe de antemão o que vai ser feito e quanto custa.", "overlayOpacity": "40", "backgroundImage": "hero-01"}', NULL, '2026-11-23 18:10:52.682855+00'),
	('slogan', 1, '{"slogan": "{{tagline}}", "sloganEn": "YOUR STOP&GO PARTNER", "sloganFr": "VOTRE PARTENAIRE STOP&GO", "sloganIt": "IL SUO PARTNER STOP&GO", "sloganPt": "O SEU PARCEIRO STOP&GO", "sloganColor": "#ffffff", "showOnAllPages": "Nein", "showOnHomepage": "Ja", "sloganFontSize": "24"}', NULL, '2026-11-23 18:10:52.682855+00'),
	('home-images', 1, '{"autoplay": "Ja", "interval": "5", "animation": "Slide", "image1Url": "home-01", "image2Url": "home-02", "image3Url": "home-03", "image1Title": "Annahme", "image2Title": "Diagnose", "image3Title": "Übergabe", "galleryTitle": "Ein Blick in die Werkstatt", "image1TitleEn": "Reception", "image1TitleFr": "Réception", "image1TitleIt": "Accettazione", "image1TitlePt": "Receção", "image2TitleEn": "Diagnostics", "image2TitleFr": "Diagnostic", "image2TitleIt": "Diagnosi", "image2TitlePt": "Diagnóstico", "image3TitleEn": "Handover", "image3TitleFr": "Restitution", "image3TitleIt": "Riconsegna", "image3TitlePt": "Entrega", "galleryTitleEn": "A look inside the workshop", "galleryTitleFr": "Un coup d’œil dans l’atelier", "galleryTitleIt": "Uno sguardo in officina", "galleryTitlePt": "Um olhar para dentro da oficina", "gallerySubtitle": "Vier Hebebühnen, ein Achsmessstand und viel Tageslicht: Hier steht Ihr Auto, während wir daran arbeiten.", "gallerySubtitleEn": "Four lifts, a wheel alignment bay and plenty of daylight: this is where your car stands while we work on it.", "gallerySubtitleFr": "Quatre ponts élévateurs, un banc de géométrie et beaucoup de lumière du jour : c’est ici que se trouve votre voiture pendant que nous y travaillons.", "gallerySubtitleIt": "Quattro ponti sollevatori, un banco per l’assetto e tanta luce naturale: è qui che sta la Sua auto mentre ci lavoriamo.", "gallerySubtitlePt": "Quatro elevadores, um banco de alinhamento e muita luz natural: é aqui que está o seu automóvel enquanto trabalhamos nele.", "image1Description": "Wir gehen mit Ihnen um das Auto, bevor wir den Auftrag schreiben.", "image2Description": "Fehlerspeicher, Messwerte und eine Probefahrt: Wir suchen die Ursache, nicht nur das Symptom.", "image3Description": "Wir zeigen Ihnen die ersetzten Teile und erklären jede Zeile der Rechnung.", "image1DescriptionEn": "We walk around the car with you before we write the job order.", "image1DescriptionFr": "Nous faisons le tour de la voiture avec vous avant de rédiger l’ordre de travail.", "image1DescriptionIt": "Facciamo con Lei il giro dell’auto prima di compilare l’ordine di lavoro.", "image1DescriptionPt": "Damos a volta ao automóvel consigo antes de escrever a ordem de trabalho.", "image2DescriptionEn": "Fault memory, live readings and a test drive: we look for the cause, not just the symptom.", "image2DescriptionFr": "Mémoire des défauts, valeurs mesurées et course d’essai : nous cherchons la cause et pas seulement le symptôme.", "image2DescriptionIt": "Memoria dei guasti, valori misurati e giro di prova: cerchiamo la causa e non soltanto il sintomo.", "image2DescriptionPt": "Memória de avarias, valores medidos e um ensaio em estrada: procuramos a causa e não apenas o sintoma.", "image3DescriptionEn": "We show you the parts we replaced and explain every line of the invoice.", "image3DescriptionFr": "Nous vous montrons les pièces remplacées et expliquons chaque ligne de la facture.", "image3DescriptionIt": "Le mostriamo i pezzi sostituiti e Le spieghiamo ogni riga della fattura.", "image3DescriptionPt": "Mostramos-lhe as peças substituídas e explicamos cada linha da fatura."}', NULL, '2026-11-23 18:10:52.682855+00'),
	('services', 1, '{"pageTitle": "Unsere Leistungen", "pageTitleEn": "Our services", "pageTitleFr": "Nos prestations", "pageTitleIt": "I nostri servizi", "pageTitlePt": "Os nossos serviços", "service1Icon": "tools", "service2Icon": "car-battery", "service3Icon": "oil-can", "service4Icon": "cog", "service5Icon": "gauge", "service6Icon": "fan", "service7Icon": "lightbulb", "service8Icon": "spray-can", "service9Icon": "calendar-check", "serviceOrder": "1,2,3,4,5,6,7,8,9,10,11,12", "service10Icon": "", "service11Icon": "", "service12Icon": "", "service1Color": "#b3261e", "service1Image": "service-01", "service1Title": "Wartung & Service", "service2Color": "#2d5b8a", "service2Image": "service-02", "service2Title": "Elektronik & Diagnose", "service3Color": "#8a6116", "service3Image": "service-03", "service3Title": "Ölwechsel & Flüssigkeiten", "service4Color": "#4a4545", "service4Image": "service-04", "service4Title": "Motor & Getriebe", "service5Color": "#7a3b10", "service5Image": "service-05", "service5Title": "Bremsen & Fahrwerk", "service6Color": "#1f6a73", "service6Image": "service-06", "service6Title": "Klimaanlage & Heizung", "service7Color": "#9a7400", "service7Image": "service-07", "service7Title": "Scheinwerferaufbereitung", "service8Color": "#3f6b3a", "service8Image": "service-08", "service8Title": "Fahrzeugreinigung & Aufbereitung", "service9Color": "#5a4a8a", "service9Image": "service-09", "service9Title": "Frühlings- & Wintercheck", "service10Color": "#4a4545", "service10Image": "service-10", "service10Title": "Radwechsel", "service11Color": "#4a4545", "service11Image": "service-11", "service11Title": "Reifenwechsel", "service12Color": "#4a4545", "service12Image": "service-12", "service12Title": "Anderes", "service1InList": "Ja", "service2InList": "Ja", "service3InList": "Ja", "service4InList": "Ja", "service5InList": "Ja", "service6InList": "Ja", "service7InList": "Ja", "service8InList": "Ja", "service9InList": "Ja", "pageDescription": "Vom Ölwechsel bis zum Getriebe: Alles, was {{brands}} brauchen, machen wir im eigenen Haus. Den Preis kennen Sie, bevor wir anfangen, und auf unsere Arbeit haben Sie 24 Monate Garantie.", "service10InList": "Ja", "service11InList": "Nein", "service12InList": "Nein", "service1Details": "Wir arbeiten den Serviceplan Ihres Modells Punkt für Punkt ab: Öl und Filter, Bremsen, Fahrwerk, Beleuchtung, Flüssigkeiten, Batterie. Was uns auffällt, halten wir mit Foto fest und besprechen es mit Ihnen, bevor wir etwas ersetzen. Nach der Probefahrt tragen wir den Service in das digitale Serviceheft des Herstellers ein. Auf Wunsch holen wir Ihr Auto im Umkreis von zehn Kilometern ab und bringen es zurück.", "service1TitleEn": "Maintenance & Service", "service1TitleFr": "Entretien & service", "service1TitleIt": "Manutenzione & servizio", "service1TitlePt": "Manutenção & serviço", "service2Details": "Ein Fehlercode sagt, wo ein Steuergerät leidet, nicht warum. Deshalb messen wir Leitungen, Sensoren und Ruhestrom nach, prüfen die Batterie unter Last und lesen die Messwerte während der Fahrt aus. Wir codieren Steuergeräte, kalibrieren Kameras und Radar nach einem Scheibentausch und rüsten Anhängerkupplungen samt Elektrik nach. Die Diagnose hat einen Fixpreis; führen wir die Reparatur aus, rechnen wir ihn an.", "service2TitleEn": "Electronics & Diagnostics", "service2TitleFr": "Électronique & diagnostic", "service2TitleIt": "Elettronica & diagnosi", "service2TitlePt": "Eletrónica & diagnóstico", "service3Details": "Wir verwenden nur Öle mit der Freigabe des Herstellers für genau Ihren Motor und schreiben die Norm auf die Rechnung. Zum Ölwechsel gehören der Filter, eine neue Ablassschraube, das Zurücksetzen der Serviceanzeige und ein Blick auf Bremsflüssigkeit, Kühlmittel, Scheibenwasser und Getriebe auf Dichtheit. Bei einem Kaffee dauert das rund eine Stunde. Das Altöl geht in die Wiederaufbereitung.", "service3TitleEn": "Oil Change & Fluids", "service3TitleFr": "Vidange & liquides", "service3TitleIt": "Cambio olio & liquidi", "service3TitlePt": "Mudança de óleo & líquidos", "service4Details": "Ob der Zahnriemen fällig ist, das DSG ruckelt oder der Motor Öl verbraucht: Zuerst prüfen wir Kompression, Drücke und Messwerte, dann erhalten Sie eine schriftliche Offerte. Wir ersetzen Riemen und Ketten samt Spannrollen und Wasserpumpe, überholen Zylinderköpfe, tauschen Kupplungen und spülen Automatikgetriebe. Reparieren geht bei uns vor Ersetzen, solange es sich für Sie rechnet.", "service4TitleEn": "Engine & Transmission", "service4TitleFr": "Moteur & boîte de vitesses", "service4TitleIt": "Motore & cambio", "service4TitlePt": "Motor & caixa de velocidades", "service5Details": "Quietscht es beim Bremsen, zieht das Auto zur Seite oder poltert es über Schwellen? Auf dem Bremsenprüfstand und der Hebebühne finden wir die Stelle. Wir ersetzen Scheiben und Beläge immer achsweise, wechseln die Bremsflüssigkeit nach Messung des Siedepunkts und stellen Spur und Sturz mit dem 3D-Messstand ein. Danach kalibrieren wir die Assistenzsysteme, damit der Spurhalter geradeaus auch geradeaus hält.", "service5TitleEn": "Brakes & Suspension", "service5TitleFr": "Freins & suspension", "service5TitleIt": "Freni & sospensioni", "service5TitlePt": "Travões & suspensão", "service6Details": "Eine Klimaanlage verliert im Jahr bis zu zehn Prozent Kältemittel. Wir saugen es ab, prüfen die Anlage unter Vakuum und mit Formiergas auf Lecks und füllen nach Gewicht genau auf, R134a ebenso wie R1234yf. Dazu ersetzen wir den Innenraumfilter und desinfizieren den Verdampfer. Im Winter kümmern wir uns um Standheizungen, Wärmetauscher und beschlagene Scheiben.", "service6TitleEn": "Air Conditioning & Heating", "service6TitleFr": "Climatisation & chauffage", "service6TitleIt": "Climatizzatore & riscaldamento", "service6TitlePt": "Ar condicionado & aquecimento", "service7Details": "Sonne und Streusalz machen Kunststoffscheinwerfer trüb; die Nachtsicht leidet, und bei der Motorfahrzeugkontrolle wird es eng. Wir schleifen die Oberfläche in mehreren Stufen, polieren sie und versiegeln sie mit einem UV-beständigen Klarlack. Beide Scheinwerfer kosten zusammen 250 Franken; ein neuer Originalscheinwerfer kann bis zu 1200 Franken kosten. Die Arbeit dauert rund ein bis zwei Stunden, das Trocknen bis zu einem Tag.", "service7TitleEn": "Headlight Restoration", "service7TitleFr": "Rénovation des phares", "service7TitleIt": "Ripristino dei fari", "service7TitlePt": "Restauro de faróis", "service8Details": "Hundehaare, Sandkastensand, Kaffee auf dem Sitz: Wir haben es alles schon gesehen. Innen saugen, dampfen und shampoonieren wir, Leder wird gereinigt und genährt. Aussen waschen wir von Hand mit zwei Eimern, entfernen Flugrost und Teer, polieren Kratzer aus und versiegeln den Lack. Gerüche behandeln wir mit Ozon. Für die Leasingrückgabe besprechen wir vorher, was sich lohnt.", "service8TitleEn": "Vehicle Cleaning & Detailing", "service8TitleFr": "Nettoyage & préparation", "service8TitleIt": "Pulizia & detailing", "service8TitlePt": "Limpeza & detalhe automóvel", "service9Details": "Zweimal im Jahr sehen wir Ihr Auto von unten an: Wir wechseln die Räder, messen Profil und Alter der Reifen, prüfen Bremsen, Batterie, Licht, Wischer, Frostschutz und Flüssigkeiten und wuchten bei Bedarf aus. Sie erhalten eine Liste mit Ampelfarben: Grün ist in Ordnung, Gelb beobachten wir, Rot besprechen wir sofort. Ihre Räder lagern wir gewaschen und beschriftet bis zum nächsten Wechsel ein.", "service9TitleEn": "Spring & Winter Check", "service9TitleFr": "Contrôle printemps & hiver", "service9TitleIt": "Controllo primavera & inverno", "service9TitlePt": "Verificação de primavera & inverno", "service10Details": "", "service10TitleEn": "Wheel Change", "service10TitleFr": "Changement de roues", "service10TitleIt": "Cambio ruote", "service10TitlePt": "Troca de rodas", "service11Details": "", "service11TitleEn": "Tyre Change", "service11TitleFr": "Changement de pneus", "service11TitleIt": "Cambio pneumatici", "service11TitlePt": "Troca de pneus", "service12Details": "", "service12TitleEn": "Other", "service12TitleFr": "Autre demande", "service12TitleIt": "Altro", "service12TitlePt": "Outro", "service1Duration": "240", "service1IsActive": "Ja", "service2Duration": "120", "service2IsActive": "Ja", "service3Duration": "60", "service3IsActive": "Ja", "service4Duration": "480", "service4IsActive": "Ja", "service5Duration": "180", "service5IsActive": "Ja", "service6Duration": "120", "service6IsActive": "Ja", "service7Duration": "480", "service7IsActive": "Ja", "service8Duration": "240", "service8IsActive": "Ja", "service9Duration": "120", "service9IsActive": "Ja", "pageDescriptionEn": "From an oil change to the gearbox: everything that {{brands}} need, we do in house. You know the price before we start, and our work carries a 24-month warranty.", "pageDescriptionFr": "De la vidange à la boîte de vitesses : tout ce dont {{brands}} ont besoin, nous le faisons dans nos murs. Vous connaissez le prix avant que nous commencions, et notre travail est garanti 24 mois.", "pageDescriptionIt": "Dal cambio dell’olio al cambio di velocità: tutto ciò che serve a {{brands}} lo facciamo in casa. Conosce il prezzo prima che iniziamo, e sul nostro lavoro ha 24 mesi di garanzia.", "pageDescriptionPt": "Da mudança de óleo à caixa de velocidades: tudo o que {{brands}} precisam, fazemos em casa. Sabe o preço antes de começarmos e o nosso trabalho tem 24 meses de garantia.", "service10Duration": "30", "service10IsActive": "Ja", "service11Duration": "60", "service11IsActive": "Ja", "service12Duration": "60", "service12IsActive": "Ja", "service1DetailsEn": "We work through your model’s service schedule point by point: oil and filters, brakes, chassis, lights, fluids, battery. Whatever we notice we photograph and discuss with you before replacing anything. After the test drive we enter the service in the manufacturer’s digital service book. On request we collect your car within ten kilometres and bring it back.", "service1DetailsFr": "Nous suivons point par point le plan d’entretien de votre modèle : huile et filtres, freins, châssis, éclairage, liquides, batterie. Ce que nous remarquons, nous le photographions et en parlons avec vous avant de remplacer quoi que ce soit. Après la course d’essai, nous inscrivons le service dans le carnet numérique du constructeur. Sur demande, nous venons chercher votre voiture dans un rayon de dix kilomètres et vous la ramenons.", "service1DetailsIt": "Seguiamo punto per punto il piano di manutenzione del Suo modello: olio e filtri, freni, assetto, luci, liquidi, batteria. Quello che notiamo lo fotografiamo e ne parliamo con Lei prima di sostituire qualcosa. Dopo il giro di prova registriamo il servizio nel libretto digitale del costruttore. Su richiesta ritiriamo e riportiamo la Sua auto nel raggio di dieci chilometri.", "service1DetailsPt": "Seguimos ponto por ponto o plano de manutenção do seu modelo: óleo e filtros, travões, chassis, luzes, líquidos, bateria. O que notamos fica registado em fotografia e é falado consigo antes de substituirmos seja o que for. Depois do ensaio em estrada registamos a revisão no livro digital do fabricante. A pedido, vamos buscar e levar o seu automóvel num raio de dez quilómetros.", "service2DetailsEn": "A fault code says where a control unit is suffering, not why. So we measure wiring, sensors and quiescent current, test the battery under load and read live values while driving. We code control units, calibrate cameras and radar after a windscreen change and retrofit tow bars with their wiring. Diagnosis has a fixed price; if we carry out the repair, we deduct it.", "service2DetailsFr": "Un code de défaut dit où un calculateur souffre, pas pourquoi. C’est pourquoi nous mesurons les câbles, les capteurs et le courant de repos, testons la batterie sous charge et lisons les valeurs en roulant. Nous codons les calculateurs, calibrons caméras et radars après un changement de pare-brise et montons des attelages avec leur faisceau. Le diagnostic a un prix fixe ; si nous effectuons la réparation, nous le déduisons.", "service2DetailsIt": "Un codice di errore dice dove soffre una centralina, non perché. Perciò misuriamo cavi, sensori e corrente di riposo, proviamo la batteria sotto carico e leggiamo i valori durante la guida. Codifichiamo centraline, calibriamo telecamere e radar dopo la sostituzione del parabrezza e montiamo ganci di traino con il loro impianto. La diagnosi ha un prezzo fisso; se eseguiamo la riparazione, lo detraiamo.", "service2DetailsPt": "Um código de erro diz onde uma centralina sofre, não porquê. Por isso medimos cabos, sensores e corrente de repouso, testamos a bateria sob carga e lemos os valores em andamento. Codificamos centralinas, calibramos câmaras e radares depois da troca do para-brisas e instalamos engates de reboque com a respetiva cablagem. O diagnóstico tem preço fixo; se fizermos a reparação, descontamo-lo.", "service3DetailsEn": "We only use oils approved by the manufacturer for exactly your engine, and write the specification on the invoice. The oil change includes the filter, a new drain plug, resetting the service indicator and a look at brake fluid, coolant, washer fluid and the gearbox for leaks. It takes about an hour, over a coffee. The used oil is recycled.", "service3DetailsFr": "Nous n’utilisons que des huiles homologuées par le constructeur pour votre moteur précis et inscrivons la norme sur la facture. La vidange comprend le filtre, un bouchon neuf, la remise à zéro de l’indicateur de service et un contrôle du liquide de frein, du liquide de refroidissement, du lave-glace et de l’étanchéité de la boîte. Le temps d’un café, cela dure environ une heure. L’huile usagée est recyclée.", "service3DetailsIt": "Usiamo solo oli approvati dal costruttore proprio per il Suo motore e indichiamo la norma in fattura. Il cambio comprende il filtro, un nuovo tappo di scarico, l’azzeramento dell’indicatore di servizio e un controllo di liquido freni, liquido di raffreddamento, lavavetri e tenuta del cambio. Dura circa un’ora, il tempo di un caffè. L’olio esausto viene riciclato.", "service3DetailsPt": "Usamos apenas óleos homologados pelo fabricante exatamente para o seu motor e escrevemos a norma na fatura. A mudança inclui o filtro, um bujão novo, a reposição do indicador de serviço e uma verificação do líquido dos travões, do refrigerante, do limpa-vidros e da estanquidade da caixa. Demora cerca de uma hora, o tempo de um café. O óleo usado é reciclado.", "service4DetailsEn": "Whether the timing belt is due, the DSG judders or the engine burns oil: first we check compression, pressures and readings, then you receive a written quote. We replace belts and chains together with tensioners and water pump, recondition cylinder heads, change clutches and flush automatic gearboxes. We repair rather than replace as long as that pays off for you.", "service4DetailsFr": "Que la courroie arrive à échéance, que la DSG donne des à-coups ou que le moteur consomme de l’huile : nous contrôlons d’abord la compression, les pressions et les valeurs, puis vous recevez une offre écrite. Nous remplaçons courroies et chaînes avec galets tendeurs et pompe à eau, révisons les culasses, changeons les embrayages et rinçons les boîtes automatiques. Réparer passe avant remplacer, tant que c’est avantageux pour vous.", "service4DetailsIt": "Che sia da cambiare la cinghia, che il DSG strappi o che il motore consumi olio: prima controlliamo compressione, pressioni e valori, poi riceve un’offerta scritta. Sostituiamo cinghie e catene con tenditori e pompa dell’acqua, revisioniamo testate, cambiamo frizioni e laviamo cambi automatici. Riparare viene prima di sostituire, finché Le conviene.", "service4DetailsPt": "Quer a correia esteja na altura, a DSG dê solavancos ou o motor gaste óleo: primeiro verificamos compressão, pressões e valores, depois recebe um orçamento escrito. Substituímos correias e correntes com tensores e bomba de água, recondicionamos cabeças de motor, mudamos embraiagens e lavamos caixas automáticas. Reparar vem antes de substituir, enquanto compensar para si.", "service5DetailsEn": "Do the brakes squeal, does the car pull to one side or thump over speed bumps? On the brake tester and the lift we find the spot. We always replace discs and pads per axle, change brake fluid after measuring its boiling point and set toe and camber on the 3D bay. Then we calibrate the assistance systems, so that lane keeping keeps you straight.", "service5DetailsFr": "Les freins grincent, la voiture tire d’un côté ou cogne sur les ralentisseurs ? Sur le banc de freinage et le pont, nous trouvons l’endroit. Nous remplaçons toujours disques et plaquettes par essieu, changeons le liquide après mesure du point d’ébullition et réglons parallélisme et carrossage sur le banc 3D. Ensuite, nous calibrons les systèmes d’assistance, pour que le maintien de voie tienne vraiment la ligne droite.", "service5DetailsIt": "I freni fischiano, l’auto tira da un lato o batte sui dossi? Sul banco freni e sul ponte troviamo il punto. Sostituiamo dischi e pastiglie sempre per asse, cambiamo il liquido dopo averne misurato il punto di ebollizione e regoliamo convergenza e campanatura sul banco 3D. Poi calibriamo i sistemi di assistenza, così il mantenimento di corsia va davvero dritto.", "service5DetailsPt": "Os travões chiam, o automóvel puxa para um lado ou bate nas lombas? No banco de travões e no elevador encontramos o sítio. Substituímos discos e pastilhas sempre por eixo, mudamos o líquido depois de medir o ponto de ebulição e acertamos convergência e camber no banco 3D. Depois calibramos os sistemas de assistência, para que a manutenção de faixa siga mesmo a direito.", "service6DetailsEn": "An air conditioning system loses up to ten percent of its refrigerant a year. We recover it, test the system for leaks under vacuum and with forming gas, and refill precisely by weight, R134a as well as R1234yf. We also replace the cabin filter and disinfect the evaporator. In winter we look after parking heaters, heater cores and misted windows.", "service6DetailsFr": "Une climatisation perd jusqu’à dix pour cent de fluide par an. Nous l’aspirons, contrôlons l’étanchéité sous vide et au gaz traceur, puis remplissons au gramme près, en R134a comme en R1234yf. Nous remplaçons aussi le filtre d’habitacle et désinfectons l’évaporateur. En hiver, nous nous occupons des chauffages auxiliaires, des radiateurs de chauffage et des vitres embuées.", "service6DetailsIt": "Un climatizzatore perde fino al dieci per cento di refrigerante all’anno. Lo recuperiamo, controlliamo la tenuta sotto vuoto e con gas tracciante e ricarichiamo al grammo, con R134a come con R1234yf. Inoltre sostituiamo il filtro abitacolo e igienizziamo l’evaporatore. In inverno ci occupiamo di riscaldatori ausiliari, scambiatori e vetri appannati.", "service6DetailsPt": "Um ar condicionado perde até dez por cento de gás por ano. Recuperamo-lo, testamos a estanquidade sob vácuo e com gás traçador e recarregamos ao grama, tanto R134a como R1234yf. Substituímos também o filtro de habitáculo e desinfetamos o evaporador. No inverno tratamos de aquecimentos auxiliares, radiadores de aquecimento e vidros embaciados.", "service7DetailsEn": "Sun and road salt turn plastic headlights cloudy; you see less at night, and the vehicle inspection becomes tricky. We sand the surface in several stages, polish it and seal it with a UV-resistant clear coat. Both headlights together cost 250 Swiss francs; a new original can cost up to 1200. The work takes about one to two hours, drying up to a day.", "service7DetailsFr": "Le soleil et le sel ternissent les phares en plastique ; on voit moins bien la nuit et l’expertise devient délicate. Nous ponçons la surface en plusieurs étapes, la polissons et la protégeons d’un vernis résistant aux UV. Les deux phares coûtent ensemble 250 francs ; un phare d’origine neuf peut coûter jusqu’à 1200 francs. Le travail dure environ une à deux heures, le séchage jusqu’à un jour.", "service7DetailsIt": "Sole e sale rendono opachi i fari in plastica; di notte si vede meno e il collaudo diventa un problema. Carteggiamo la superficie in più fasi, la lucidiamo e la proteggiamo con un trasparente resistente ai raggi UV. Entrambi i fari costano insieme 250 franchi; un faro originale nuovo può costare fino a 1200 franchi. Il lavoro dura circa una o due ore, l’asciugatura fino a un giorno.", "service7DetailsPt": "O sol e o sal tornam baços os faróis de plástico; vê-se pior à noite e a inspeção torna-se difícil. Lixamos a superfície em várias fases, polimo-la e selamo-la com um verniz resistente aos raios UV. Os dois faróis custam juntos 250 francos; um original novo pode custar até 1200 francos. O trabalho demora cerca de uma a duas horas, a secagem até um dia.", "service8DetailsEn": "Dog hair, sandpit sand, coffee on the seat: we have seen it all. Inside we vacuum, steam and shampoo; leather is cleaned and conditioned. Outside we wash by hand with two buckets, remove surface rust and tar, polish out scratches and seal the paint. Odours are treated with ozone. Before a lease return we talk through what is worth doing.", "service8DetailsFr": "Poils de chien, sable du bac, café sur le siège : nous avons tout vu. À l’intérieur, nous aspirons, passons la vapeur et shampouinons ; le cuir est nettoyé et nourri. À l’extérieur, nous lavons à la main avec deux seaux, enlevons rouille volante et goudron, polissons les rayures et protégeons la peinture. Les odeurs sont traitées à l’ozone. Avant un retour de leasing, nous voyons avec vous ce qui en vaut la peine.", "service8DetailsIt": "Peli di cane, sabbia del parco giochi, caffè sul sedile: abbiamo visto di tutto. All’interno aspiriamo, puliamo a vapore e con shampoo; la pelle viene pulita e nutrita. All’esterno laviamo a mano con due secchi, togliamo ruggine superficiale e catrame, lucidiamo i graffi e sigilliamo la vernice. Gli odori li trattiamo con l’ozono. Prima della restituzione del leasing valutiamo insieme che cosa conviene.", "service8DetailsPt": "Pelos de cão, areia do parque, café no banco: já vimos de tudo. Por dentro aspiramos, limpamos a vapor e com champô; a pele é limpa e nutrida. Por fora lavamos à mão com dois baldes, removemos ferrugem superficial e alcatrão, polimos riscos e selamos a pintura. Os cheiros são tratados com ozono. Antes da entrega do leasing, vemos consigo o que compensa.", "service9DetailsEn": "Twice a year we look at your car from below: we change the wheels, measure tread and age of the tyres, check brakes, battery, lights, wipers, antifreeze and fluids, and balance where needed. You receive a list in traffic-light colours: green is fine, amber we keep an eye on, red we discuss at once. We store your wheels, washed and labelled, until the next change.", "service9DetailsFr": "Deux fois par an, nous regardons votre voiture par-dessous : nous changeons les roues, mesurons le profil et l’âge des pneus, contrôlons freins, batterie, éclairage, essuie-glaces, antigel et liquides, et équilibrons si nécessaire. Vous recevez une liste aux couleurs des feux : vert, tout va bien ; orange, à surveiller ; rouge, nous en parlons tout de suite. Nous entreposons vos roues, lavées et étiquetées, jusqu’au prochain changement.", "service9DetailsIt": "Due volte all’anno guardiamo la Sua auto da sotto: cambiamo le ruote, misuriamo battistrada ed età degli pneumatici, controlliamo freni, batteria, luci, tergicristalli, antigelo e liquidi e, se serve, equilibriamo. Riceve una lista con i colori del semaforo: verde va bene, il giallo lo teniamo d’occhio, del rosso parliamo subito. Le Sue ruote restano da noi, lavate ed etichettate, fino al prossimo cambio.", "service9DetailsPt": "Duas vezes por ano vemos o seu automóvel por baixo: trocamos as rodas, medimos o piso e a idade dos pneus, verificamos travões, bateria, luzes, escovas, anticongelante e líquidos e equilibramos se for preciso. Recebe uma lista com as cores do semáforo: verde está bem, amarelo fica sob observação, vermelho falamos logo. Guardamos as suas rodas, lavadas e etiquetadas, até à próxima troca.", "service10DetailsEn": "", "service10DetailsFr": "", "service10DetailsIt": "", "service10DetailsPt": "", "service11DetailsEn": "", "service11DetailsFr": "", "service11DetailsIt": "", "service11DetailsPt": "", "service12DetailsEn": "", "service12DetailsFr": "", "service12DetailsIt": "", "service12DetailsPt": "", "service1AfterImage": "", "service2AfterImage": "", "service3AfterImage": "", "service4AfterImage": "", "service5AfterImage": "", "service6AfterImage": "", "service7AfterImage": "headlight-after", "service8AfterImage": "", "service9AfterImage": "", "service10AfterImage": "", "service11AfterImage": "", "service12AfterImage": "", "service1BeforeImage": "", "service1Description": "Service nach Herstellervorgabe, mit Eintrag ins digitale Serviceheft. Die Werksgarantie bleibt erhalten.", "service2BeforeImage": "", "service2Description": "Leuchtet eine Lampe, suchen wir die Ursache, mit Herstellerdaten und Messgerät statt mit Tauschen auf Verdacht.", "service3BeforeImage": "", "service3Description": "Das freigegebene Öl für Ihren Motor, neuer Filter, alle Flüssigkeiten geprüft. Sie können darauf warten.", "service4BeforeImage": "", "service4Description": "Zahnriemen, Steuerkette, Kupplung, DSG: grosse Arbeiten mit Fixpreis, den Sie vor dem ersten Handgriff kennen.", "service5BeforeImage": "", "service5Description": "Bremsen, Stossdämpfer, Lenkung und Achsvermessung. Wir zeigen Ihnen die Messwerte vorher und nachher.", "service6BeforeImage": "", "service6Description": "Kältemittel, Dichtheit, Innenraumfilter und Desinfektion, damit es kühl wird und frisch riecht.", "service7BeforeImage": "headlight-before", "service7Description": "Aus matt wird klar: beide Scheinwerfer für 250 Franken, statt bis zu 1200 Franken für einen neuen.", "service8BeforeImage": "", "service8Description": "Innen und aussen von Hand: Polster, Leder, Lack und Felgen. Auch vor dem Verkauf oder der Leasingrückgabe.", "service9BeforeImage": "", "service9Description": "Räderwechsel und Sicherheitscheck in einem Termin, bevor die Saison wechselt.", "service10BeforeImage": "", "service10Description": "Sommer- gegen Winterräder in einer halben Stunde, mit Drehmoment angezogen und Luftdruck eingestellt. Einlagern möglich.", "service11BeforeImage": "", "service11Description": "Neue Reifen aufziehen, auswuchten, alte entsorgen. Wir beraten Sie, welcher Reifen zu Ihren Wegen passt.", "service12BeforeImage": "", "service12Description": "Etwas, das hier nicht steht? Beschreiben Sie es in eigenen Worten, wir sagen Ihnen, ob und wie wir helfen können.", "service1DescriptionEn": "Servicing to the manufacturer’s schedule, recorded in the digital service book. Your factory warranty stays valid.", "service1DescriptionFr": "Service selon les prescriptions du constructeur, inscrit dans le carnet d’entretien numérique. La garantie d’usine est préservée.", "service1DescriptionIt": "Servizio secondo le prescrizioni del costruttore, registrato nel libretto digitale. La garanzia di fabbrica resta valida.", "service1DescriptionPt": "Revisão segundo as indicações do fabricante, com registo no livro digital. A garantia de fábrica mantém-se.", "service2DescriptionEn": "When a warning light comes on we look for the cause, with manufacturer data and measuring tools instead of guesswork.", "service2DescriptionFr": "Un témoin s’allume ? Nous cherchons la cause, avec les données du constructeur et l’appareil de mesure, sans remplacer à l’aveugle.", "service2DescriptionIt": "Si accende una spia? Cerchiamo la causa con i dati del costruttore e gli strumenti di misura, senza sostituire a tentoni.", "service2DescriptionPt": "Acendeu-se uma luz? Procuramos a causa com dados do fabricante e aparelhos de medição, sem trocar peças à sorte.", "service3DescriptionEn": "The approved oil for your engine, a new filter, all fluids checked. You are welcome to wait.", "service3DescriptionFr": "L’huile homologuée pour votre moteur, un filtre neuf, tous les liquides contrôlés. Vous pouvez attendre sur place.", "service3DescriptionIt": "L’olio approvato per il Suo motore, filtro nuovo, tutti i liquidi controllati. Può aspettare sul posto.", "service3DescriptionPt": "O óleo homologado para o seu motor, filtro novo, todos os líquidos verificados. Pode esperar no local.", "service4DescriptionEn": "Timing belt, timing chain, clutch, DSG: big jobs at a fixed price that you know before we touch anything.", "service4DescriptionFr": "Courroie, chaîne de distribution, embrayage, DSG : de gros travaux à prix fixe, connu avant le premier tour de clé.", "service4DescriptionIt": "Cinghia, catena di distribuzione, frizione, DSG: lavori importanti a prezzo fisso, noto prima di iniziare.", "service4DescriptionPt": "Correia, corrente de distribuição, embraiagem, DSG: grandes trabalhos a preço fixo, conhecido antes de começarmos.", "service5DescriptionEn": "Brakes, shock absorbers, steering and wheel alignment. We show you the readings before and after.", "service5DescriptionFr": "Freins, amortisseurs, direction et géométrie. Nous vous montrons les mesures avant et après.", "service5DescriptionIt": "Freni, ammortizzatori, sterzo e assetto. Le mostriamo le misure prima e dopo.", "service5DescriptionPt": "Travões, amortecedores, direção e alinhamento. Mostramos-lhe os valores antes e depois.", "service6DescriptionEn": "Refrigerant, leak test, cabin filter and disinfection, so that it gets cool and smells fresh.", "service6DescriptionFr": "Fluide frigorigène, étanchéité, filtre d’habitacle et désinfection : de l’air frais et sans odeur.", "service6DescriptionIt": "Refrigerante, tenuta, filtro abitacolo e igienizzazione: aria fresca e senza odori.", "service6DescriptionPt": "Gás refrigerante, estanquidade, filtro de habitáculo e desinfeção: ar fresco e sem cheiros.", "service7DescriptionEn": "From cloudy to clear: both headlights for 250 francs instead of up to 1200 francs for a new one.", "service7DescriptionFr": "Du mat au clair : les deux phares pour 250 francs, au lieu de 1200 francs au plus pour un phare neuf.", "service7DescriptionIt": "Da opachi a limpidi: entrambi i fari per 250 franchi, mentre uno nuovo può costarne fino a 1200.", "service7DescriptionPt": "De baços a límpidos: os dois faróis por 250 francos, em vez de até 1200 francos por um novo.", "service8DescriptionEn": "Inside and out by hand: upholstery, leather, paint and wheels. Before selling or returning a lease car, too.", "service8DescriptionFr": "Intérieur et extérieur à la main : sièges, cuir, peinture et jantes. Aussi avant la vente ou le retour de leasing.", "service8DescriptionIt": "Interni ed esterni a mano: tessuti, pelle, vernice e cerchi. Anche prima della vendita o della restituzione del leasing.", "service8DescriptionPt": "Por dentro e por fora, à mão: estofos, pele, pintura e jantes. Também antes da venda ou da entrega do leasing.", "service9DescriptionEn": "Wheel change and safety check in one visit, before the season turns.", "service9DescriptionFr": "Changement de roues et contrôle de sécurité en un seul rendez-vous, avant le changement de saison.", "service9DescriptionIt": "Cambio ruote e controllo di sicurezza in un solo appuntamento, prima del cambio di stagione.", "service9DescriptionPt": "Troca de rodas e verificação de segurança numa só visita, antes da mudança de estação.", "service10DescriptionEn": "Summer wheels for winter wheels in half an hour, tightened to torque and set to the right pressure. Storage available.", "service10DescriptionFr": "Roues d’été contre roues d’hiver en une demi-heure, serrées au couple et gonflées à la bonne pression. Entreposage possible.", "service10DescriptionIt": "Ruote estive con invernali in mezz’ora, serrate alla coppia giusta e gonfiate correttamente. Deposito possibile.", "service10DescriptionPt": "Rodas de verão por rodas de inverno em meia hora, apertadas ao binário e com a pressão certa. Com armazenamento, se quiser.", "service11DescriptionEn": "New tyres fitted and balanced, old ones disposed of. We advise you on the tyre that suits your journeys.", "service11DescriptionFr": "Montage de pneus neufs, équilibrage, élimination des anciens. Nous vous conseillons le pneu qui convient à vos trajets.", "service11DescriptionIt": "Montaggio di pneumatici nuovi, equilibratura, smaltimento dei vecchi. Le consigliamo quelli adatti ai Suoi percorsi.", "service11DescriptionPt": "Montagem de pneus novos, equilibragem, eliminação dos antigos. Aconselhamos o pneu certo para os seus percursos.", "service12DescriptionEn": "Something not listed here? Describe it in your own words and we will tell you whether and how we can help.", "service12DescriptionFr": "Quelque chose qui ne figure pas ici ? Décrivez-le avec vos mots, nous vous dirons si et comment nous pouvons aider.", "service12DescriptionIt": "Qualcosa che qui non c’è? Lo descriva con parole Sue: Le diremo se e come possiamo aiutarLa.", "service12DescriptionPt": "Algo que não está aqui? Descreva-o por palavras suas e dizemos-lhe se e como podemos ajudar."}', NULL, '2026-11-23 18:10:52.682855+00'),
	('about', 1, '{"homeText": "Seit {{foundedYear}} bringen Menschen aus {{city}} und Umgebung ihr Auto zu uns. Die Werkzeuge haben sich seither verändert, die Art nicht: Sie sprechen mit der Person, die an Ihrem Auto arbeitet, und bekommen eine Antwort, die man versteht.", "teamText": "Bei uns erklärt Ihnen die Person den Befund, die ihn gemacht hat. Vom Empfang über die Werkstatt bis zur Buchhaltung sind wir sieben, und jedes Jahr lernt bei uns jemand den Beruf.", "homeTitle": "Wir hören zu, bevor wir schrauben", "mainImage": "about-main", "teamImage": "about-team", "teamTitle": "Sieben Leute, die man beim Namen kennt", "aboutTitle": "Über {{name}}", "homeTextEn": "People from {{city}} and the surrounding area have been bringing us their cars since {{foundedYear}}. The tools have changed since then, the manner has not: you talk to the person who works on your car and get an answer you can understand.", "homeTextFr": "Depuis {{foundedYear}}, les gens de {{city}} et des environs nous confient leur voiture. Les outils ont changé, pas la manière : vous parlez à la personne qui travaille sur votre voiture et recevez une réponse que l’on comprend.", "homeTextIt": "Dal {{foundedYear}} la gente di {{city}} e dintorni ci affida la propria auto. Gli attrezzi sono cambiati, il modo no: Lei parla con chi lavora sulla Sua auto e riceve una risposta che si capisce.", "homeTextPt": "Desde {{foundedYear}} que as pessoas de {{city}} e arredores nos confiam o seu automóvel. As ferramentas mudaram, a maneira não: fala com a pessoa que trabalha no seu automóvel e recebe uma resposta que se entende.", "teamTextEn": "Here, the person who made the finding is the one who explains it to you. From reception to workshop to accounts there are seven of us, and every year somebody learns the trade with us.", "teamTextFr": "Chez nous, c’est la personne qui a fait le constat qui vous l’explique. De la réception à l’atelier et à la comptabilité, nous sommes sept, et chaque année quelqu’un apprend le métier chez nous.", "teamTextIt": "Da noi il problema glielo spiega chi lo ha trovato. Dall’accettazione all’officina fino alla contabilità siamo in sette, e ogni anno qualcuno impara il mestiere da noi.", "teamTextPt": "Aqui, quem lhe explica o problema é quem o encontrou. Da receção à oficina e à contabilidade somos sete, e todos os anos alguém aprende o ofício connosco.", "valuesText": "Zeigt sich unter der Haube mehr als vereinbart, rufen wir Sie an, nennen den Preis und warten auf Ihr Ja. Ersetzte Teile legen wir für Sie bereit. Auf unsere Arbeit geben wir 24 Monate Garantie.", "historyText": "{{foundedYear}} reparierte der Gründer in einer Scheune am Dorfrand Traktoren, Motorräder und die ersten Käfer. In den Siebzigerjahren kam die heutige Halle dazu, später Lackierbox, Achsmessstand und Diagnose. Seit 2019 arbeiten wir auch an Elektroautos, mit eigenem Hochvoltplatz.", "homeTitleEn": "We listen before we pick up a spanner", "homeTitleFr": "Nous écoutons avant de sortir les outils", "homeTitleIt": "Ascoltiamo prima di prendere in mano gli attrezzi", "homeTitlePt": "Ouvimos antes de pegar nas ferramentas", "jubileeText": "2025 haben wir unser 75-Jahr-Jubiläum gefeiert, mit offener Werkstatt, Bratwurst und jedem Käfer, der noch fährt.", "teamTitleEn": "Seven people you get to know by name", "teamTitleFr": "Sept personnes que l’on connaît par leur nom", "teamTitleIt": "Sette persone da conoscere per nome", "teamTitlePt": "Sete pessoas que se conhecem pelo nome", "valuesImage": "about-values", "valuesTitle": "Worauf Sie sich verlassen können", "aboutTitleEn": "About {{name}}", "aboutTitleFr": "À propos de {{name}}", "aboutTitleIt": "Chi è {{name}}", "aboutTitlePt": "Sobre a {{name}}", "historyImage": "about-history", "historyTitle": "Von der Scheune zur Hochvoltwerkstatt", "valuesTextEn": "If we find more under the bonnet than agreed, we call you, name the price and wait for your yes. Replaced parts are kept for you to see. We give a 24-month warranty on our work.", "valuesTextFr": "Si nous trouvons sous le capot plus que prévu, nous vous appelons, annonçons le prix et attendons votre oui. Les pièces remplacées restent à votre disposition. Nous donnons 24 mois de garantie sur notre travail.", "valuesTextIt": "Se sotto il cofano troviamo più del previsto, La chiamiamo, indichiamo il prezzo e aspettiamo il Suo sì. I pezzi sostituiti restano a Sua disposizione. Sul nostro lavoro diamo 24 mesi di garanzia.", "valuesTextPt": "Se debaixo do capô houver mais do que o combinado, ligamos-lhe, indicamos o preço e esperamos pelo seu sim. As peças substituídas ficam à sua disposição. Damos 24 meses de garantia sobre o nosso trabalho.", "equipmentText": "Gute Diagnose braucht gute Geräte und jemanden, der die Werte lesen kann. Wir haben beides:", "historyTextEn": "In {{foundedYear}} the founder repaired tractors, motorcycles and the first Beetles in a barn at the edge of the village. The hall on today’s site followed in the seventies, later the paint booth, the alignment bay and diagnostics. Since 2019 we have also worked on electric cars, in a bay of their own.", "historyTextFr": "En {{foundedYear}}, le fondateur réparait des tracteurs, des motos et les premières Coccinelles dans une grange au bord du village. La halle actuelle est venue dans les années septante, puis la cabine de peinture, le banc de géométrie et le diagnostic. Depuis 2019, nous travaillons aussi sur les voitures électriques, à un poste haute tension dédié.", "historyTextIt": "Nel {{foundedYear}} il fondatore riparava trattori, moto e i primi Maggiolini in un fienile ai margini del paese. Negli anni Settanta arrivò il capannone attuale, poi la cabina di verniciatura, il banco per l’assetto e la diagnosi. Dal 2019 lavoriamo anche sulle auto elettriche, in una postazione dedicata all’alta tensione.", "historyTextPt": "Em {{foundedYear}}, o fundador reparava tratores, motas e os primeiros Carochas num celeiro à entrada da aldeia. Nos anos setenta veio o pavilhão atual, depois a cabine de pintura, o banco de alinhamento e o diagnóstico. Desde 2019 trabalhamos também em automóveis elétricos, num posto próprio de alta tensão.", "jubileeTextEn": "In 2025 we celebrated our 75th anniversary, with an open workshop, grilled sausages and every Beetle that still runs.", "jubileeTextFr": "En 2025, nous avons fêté nos 75 ans : atelier ouvert, saucisses grillées et toutes les Coccinelles qui roulent encore.", "jubileeTextIt": "Nel 2025 abbiamo festeggiato i nostri 75 anni, con l’officina aperta, salsicce alla griglia e tutti i Maggiolini che ancora camminano.", "jubileeTextPt": "Em 2025 celebrámos 75 anos, com a oficina aberta, salsichas na grelha e todos os Carochas que ainda andam.", "traditionText": "{{name}} ist ein Familienbetrieb geblieben. Wer vor dreissig Jahren mit dem ersten Golf zu uns kam, bringt heute den Wagen der Enkelin. Dieses Vertrauen verdienen wir uns mit jedem Auftrag neu: mit einem Preis, den wir vorher nennen, und mit Arbeit, die wir herzeigen können.", "valuesTitleEn": "What you can rely on", "valuesTitleFr": "Ce sur quoi vous pouvez compter", "valuesTitleIt": "Su che cosa può contare", "valuesTitlePt": "Com o que pode contar", "equipmentImage": "about-equipment", "equipmentItem1": "Diagnosesystem mit den Herstellerdaten unserer vier Marken", "equipmentItem2": "3D-Achsmessstand für Fahrwerk und Assistenzsysteme", "equipmentItem3": "Hochvoltplatz mit Isolationsprüfung für Elektro- und Hybridautos", "equipmentItem4": "Klimaservicegeräte für die Kältemittel R134a und R1234yf", "equipmentItem5": "Bremsenprüfstand, Scheinwerfereinstellgerät und Lackierbox", "equipmentTitle": "Was in unserer Halle steht", "historyTitleEn": "From the barn to the high-voltage workshop", "historyTitleFr": "De la grange à l’atelier haute tension", "historyTitleIt": "Dal fienile all’officina per l’alta tensione", "historyTitlePt": "Do celeiro à oficina de alta tensão", "traditionImage": "about-tradition", "traditionTitle": "Drei Generationen, eine Werkstatt", "equipmentTextEn": "Good diagnosis needs good equipment and somebody who can read the values. We have both:", "equipmentTextFr": "Un bon diagnostic demande de bons appareils et quelqu’un qui sait lire les valeurs. Nous avons les deux :", "equipmentTextIt": "Una buona diagnosi richiede buoni apparecchi e qualcuno che sappia leggere i valori. Noi abbiamo entrambi:", "equipmentTextPt": "Um bom diagnóstico exige bons aparelhos e alguém que saiba ler os valores. Temos ambos:", "experienceYears": "{{years}}", "traditionTextEn": "{{name}} has remained a family business. People who came to us with their first Golf thirty years ago now bring their granddaughter’s car. We earn that trust anew with every job: with a price we name beforehand and with work we are happy to show.", "traditionTextFr": "{{name}} est restée une entreprise familiale. Qui est venu chez nous il y a trente ans avec sa première Golf amène aujourd’hui la voiture de sa petite-fille. Cette confiance, nous la méritons à chaque mandat : avec un prix annoncé à l’avance et un travail que nous pouvons montrer.", "traditionTextIt": "{{name}} è rimasta un’azienda familiare. Chi trent’anni fa veniva da noi con la prima Golf, oggi ci porta l’auto della nipote. Questa fiducia ce la guadagniamo a ogni incarico: con un prezzo indicato prima e con un lavoro che possiamo mostrare.", "traditionTextPt": "A {{name}} continua a ser uma empresa familiar. Quem veio até nós há trinta anos com o primeiro Golf traz hoje o automóvel da neta. Essa confiança merecemo-la de novo em cada trabalho: com um preço indicado de antemão e com um serviço que podemos mostrar.", "aboutDescription": "Seit {{foundedYear}} halten wir Autos aus {{city}} und Umgebung auf der Strasse: unabhängig, mit eigener Werkstatt und mit Menschen, die Ihr Auto an der Nummer erkennen.", "equipmentItem1En": "Diagnostic system with the manufacturer data of our four makes", "equipmentItem1Fr": "Système de diagnostic avec les données constructeur de nos quatre marques", "equipmentItem1It": "Sistema di diagnosi con i dati del costruttore per le nostre quattro marche", "equipmentItem1Pt": "Sistema de diagnóstico com os dados de fabricante das nossas quatro marcas", "equipmentItem2En": "3D alignment bay for chassis and driver assistance systems", "equipmentItem2Fr": "Banc de géométrie 3D pour le châssis et les systèmes d’assistance", "equipmentItem2It": "Banco 3D per l’assetto e i sistemi di assistenza alla guida", "equipmentItem2Pt": "Banco de alinhamento 3D para chassis e sistemas de assistência", "equipmentItem3En": "High-voltage bay with insulation testing for electric and hybrid cars", "equipmentItem3Fr": "Poste haute tension avec contrôle d’isolation pour voitures électriques et hybrides", "equipmentItem3It": "Postazione per l’alta tensione con prova d’isolamento per auto elettriche e ibride", "equipmentItem3Pt": "Posto de alta tensão com ensaio de isolamento para automóveis elétricos e híbridos", "equipmentItem4En": "Air conditioning stations for the refrigerants R134a and R1234yf", "equipmentItem4Fr": "Stations de climatisation pour les fluides frigorigènes R134a et R1234yf", "equipmentItem4It": "Stazioni per climatizzatori con i refrigeranti R134a e R1234yf", "equipmentItem4Pt": "Estações de ar condicionado para os fluidos R134a e R1234yf", "equipmentItem5En": "Brake tester, headlight aimer and paint booth", "equipmentItem5Fr": "Banc d’essai de freins, régloscope et cabine de peinture", "equipmentItem5It": "Banco prova freni, centrafari e cabina di verniciatura", "equipmentItem5Pt": "Banco de ensaio de travões, regloscópio e cabine de pintura", "equipmentTitleEn": "What you will find in our hall", "equipmentTitleFr": "Ce que contient notre halle", "equipmentTitleIt": "Che cosa c’è nella nostra officina", "equipmentTitlePt": "O que há no nosso pavilhão", "homeFeature1Text": "Gelernte Mechanikerinnen und Mechaniker, die sich laufend weiterbilden, auch für Hochvoltfahrzeuge.", "homeFeature2Text": "Herstellertaugliche Diagnose, Achsvermessung und Klimaservice im eigenen Haus. Nichts wird auf gut Glück ersetzt.", "traditionTitleEn": "Three generations, one workshop", "traditionTitleFr": "Trois générations, un atelier", "traditionTitleIt": "Tre generazioni, un’officina", "traditionTitlePt": "Três gerações, uma oficina", "homeFeature1Title": "Ausgebildete Fachleute", "homeFeature2Title": "Moderne Einrichtung", "aboutDescriptionEn": "Since {{foundedYear}} we have kept cars from {{city}} and the surrounding area on the road: independent, with our own workshop and with people who know your car by its number plate.", "aboutDescriptionFr": "Depuis {{foundedYear}}, nous maintenons sur la route les voitures de {{city}} et des environs : indépendants, avec notre propre atelier et des gens qui reconnaissent votre voiture à sa plaque.", "aboutDescriptionIt": "Dal {{foundedYear}} teniamo su strada le auto di {{city}} e dintorni: indipendenti, con un’officina propria e con persone che riconoscono la Sua auto dalla targa.", "aboutDescriptionPt": "Desde {{foundedYear}} mantemos na estrada os automóveis de {{city}} e arredores: independentes, com oficina própria e com pessoas que conhecem o seu automóvel pela matrícula.", "homeFeature1TextEn": "Fully trained mechanics who keep on learning, for high-voltage vehicles too.", "homeFeature1TextFr": "Des mécaniciennes et mécaniciens diplômés qui se forment en continu, aussi pour les véhicules à haute tension.", "homeFeature1TextIt": "Meccanici qualificati che si aggiornano di continuo, anche per i veicoli ad alta tensione.", "homeFeature1TextPt": "Mecânicos com formação completa que continuam a aprender, também para veículos de alta tensão.", "homeFeature2TextEn": "Manufacturer-level diagnostics, wheel alignment and air conditioning service in house. Nothing is replaced on a guess.", "homeFeature2TextFr": "Diagnostic au niveau du constructeur, géométrie et service de climatisation dans nos murs. Rien n’est remplacé au hasard.", "homeFeature2TextIt": "Diagnosi al livello del costruttore, assetto ruote e servizio clima in casa. Nulla viene sostituito a caso.", "homeFeature2TextPt": "Diagnóstico ao nível do fabricante, alinhamento de direção e serviço de ar condicionado em casa. Nada é substituído ao acaso.", "specialisationText": "{{brands}}: Diese Autos teilen sich Motoren, Getriebe und Steuergeräte. Weil wir uns auf sie beschränken, haben wir das richtige Werkzeug, die Serviceangaben des Herstellers und die häufigen Teile an Lager. Die Werksgarantie Ihres Autos bleibt dabei erhalten.", "homeFeature1TitleEn": "Certified technicians", "homeFeature1TitleFr": "Professionnels certifiés", "homeFeature1TitleIt": "Tecnici certificati", "homeFeature1TitlePt": "Técnicos certificados", "homeFeature2TitleEn": "Modern equipment", "homeFeature2TitleFr": "Équipement moderne", "homeFeature2TitleIt": "Attrezzature moderne", "homeFeature2TitlePt": "Equipamento moderno", "specialisationImage": "about-specialisation", "specialisationTitle": "Vier Marken, die wir in- und auswendig kennen", "specialisationTextEn": "{{brands}}: these cars share engines, gearboxes and control units. Because we limit ourselves to them, we have the right tools, the manufacturer’s service data and the common parts in stock. Your car’s factory warranty stays intact.", "specialisationTextFr": "{{brands}} : ces voitures partagent moteurs, boîtes et calculateurs. Comme nous nous limitons à elles, nous avons les bons outils, les données d’entretien du constructeur et les pièces courantes en stock. La garantie d’usine de votre voiture est préservée.", "specialisationTextIt": "{{brands}}: queste auto condividono motori, cambi e centraline. Poiché ci limitiamo a loro, abbiamo gli attrezzi giusti, i dati di manutenzione del costruttore e i ricambi più richiesti in magazzino. La garanzia di fabbrica della Sua auto resta valida.", "specialisationTextPt": "{{brands}}: estes automóveis partilham motores, caixas e centralinas. Como nos limitamos a eles, temos as ferramentas certas, os dados de manutenção do fabricante e as peças mais comuns em armazém. A garantia de fábrica do seu automóvel mantém-se.", "specialisationTitleEn": "Four makes we know inside out", "specialisationTitleFr": "Quatre marques que nous connaissons par cœur", "specialisationTitleIt": "Quattro marche che conosciamo a fondo", "specialisationTitlePt": "Quatro marcas que conhecemos a fundo"}', NULL, '2026-11-23 18:10:52.682855+00'),
	('team', 1, '{"member1Name": "Daniel Brunner", "member2Name": "Ruth Brunner-Keller", "member3Name": "Sabrina Meier", "member4Name": "Luca Ferrari", "member5Name": "Hans-Peter Gerber", "member6Name": "Ana Pereira", "member7Name": "Nicole Baumann", "memberOrder": "1,2,3,4,5,6,7", "member1Image": "team-01", "member1Phone": "+41 52 000 00 01", "member2Image": "team-02", "member2Phone": "", "member3Image": "team-03", "member3Phone": "+41 52 000 00 03", "member4Image": "team-04", "member4Phone": "+41 52 000 00 04", "member5Image": "team-05", "member5Phone": "+41 52 000 00 05", "member6Image": "team-06", "member6Phone": "+41 52 000 00 06", "member7Image": "team-07", "member7Phone": "+41 52 000 00 07", "sectionTitle": "Unser Team", "member1InList": "Ja", "member2InList": "Ja", "member3InList": "Ja", "member4InList": "Ja", "member5InList": "Ja", "member6InList": "Ja", "member7InList": "Ja", "sectionTitleEn": "Our team", "sectionTitleFr": "Notre équipe", "sectionTitleIt": "Il nostro team", "sectionTitlePt": "A nossa equipa", "member1Position": "Geschäftsführer", "member2Position": "Verwaltungsrätin", "member3Position": "Kundendienst", "member4Position": "Automechaniker\nHochvoltspezialist", "member5Position": "Automechaniker\nSpezialist für Oldtimer", "member6Position": "Spezialistin für Ersatzteile und Zubehör", "member7Position": "Administration\nLeitung Finanzen", "member1PositionEn": "Managing director", "member1PositionFr": "Directeur", "member1PositionIt": "Direttore", "member1PositionPt": "Diretor-geral", "member2PositionEn": "Member of the board", "member2PositionFr": "Membre du conseil d’administration", "member2PositionIt": "Membro del consiglio di amministrazione", "member2PositionPt": "Membro do conselho de administração", "member3PositionEn": "Customer service", "member3PositionFr": "Service à la clientèle", "member3PositionIt": "Servizio clienti", "member3PositionPt": "Serviço ao cliente", "member4PositionEn": "Car mechanic\nHigh-voltage specialist", "member4PositionFr": "Mécanicien\nSpécialiste haute tension", "member4PositionIt": "Meccanico\nSpecialista alta tensione", "member4PositionPt": "Mecânico\nEspecialista em alta tensão", "member5PositionEn": "Car mechanic\nVintage car specialist", "member5PositionFr": "Mécanicien\nSpécialiste des voitures anciennes", "member5PositionIt": "Meccanico\nSpecialista di auto d’epoca", "member5PositionPt": "Mecânico\nEspecialista em clássicos", "member6PositionEn": "Parts and accessories specialist", "member6PositionFr": "Spécialiste en pièces et accessoires", "member6PositionIt": "Specialista ricambi e accessori", "member6PositionPt": "Especialista em peças e acessórios", "member7PositionEn": "Administration\nHead of finance", "member7PositionFr": "Administration\nResponsable des finances", "member7PositionIt": "Amministrazione\nResponsabile finanze", "member7PositionPt": "Administração\nResponsável financeira", "member1Description": "Führt den Betrieb in dritter Generation. Wer eine Offerte von uns bekommt, liest in der Regel seine Handschrift.", "member2Description": "Hat vier Jahrzehnte lang das Büro geleitet und kennt noch heute jede Stammkundin beim Namen.", "member3Description": "Nimmt Ihren Anruf entgegen, plant den Termin und sorgt dafür, dass das Ersatzauto bereitsteht.", "member4Description": "Darf an Hochvoltanlagen arbeiten und erklärt Ihnen gern, was Ihr Akku noch leistet.", "member5Description": "Stellt Vergaser nach Gehör ein und hat für jeden Käfer noch irgendwo das richtige Teil.", "member6Description": "Findet das passende Teil zur Fahrgestellnummer, und die Dachbox, in die Ihre Ski wirklich hineingehen.", "member7Description": "Schreibt Rechnungen, die man versteht, und findet bei Fragen zur Versicherung den kürzesten Weg.", "sectionDescription": "Sieben Menschen, die gern erklären, was sie tun, alle mit direkter Nummer.", "member1DescriptionEn": "Runs the business in the third generation. If you get a quote from us, it usually carries his handwriting.", "member1DescriptionFr": "Dirige l’entreprise en troisième génération. Les offres que vous recevez portent en général son écriture.", "member1DescriptionIt": "È la terza generazione alla guida dell’azienda. Le offerte che Lei riceve portano di solito la sua calligrafia.", "member1DescriptionPt": "Dirige a empresa na terceira geração. Os orçamentos que recebe trazem, em regra, a sua letra.", "member2DescriptionEn": "Ran the office for four decades and still knows every regular customer by name.", "member2DescriptionFr": "A dirigé le bureau pendant quatre décennies et connaît encore chaque cliente fidèle par son nom.", "member2DescriptionIt": "Ha diretto l’ufficio per quattro decenni e conosce ancora ogni cliente abituale per nome.", "member2DescriptionPt": "Dirigiu o escritório durante quatro décadas e ainda hoje conhece cada cliente habitual pelo nome.", "member3DescriptionEn": "Takes your call, plans your visit and makes sure the courtesy car is waiting.", "member3DescriptionFr": "Prend votre appel, planifie le rendez-vous et veille à ce que la voiture de remplacement soit prête.", "member3DescriptionIt": "Risponde alla Sua chiamata, pianifica l’appuntamento e fa trovare pronta l’auto sostitutiva.", "member3DescriptionPt": "Atende a sua chamada, planeia a visita e trata de que o automóvel de substituição esteja pronto.", "member4DescriptionEn": "Qualified to work on high-voltage systems and happy to explain how much your battery still delivers.", "member4DescriptionFr": "Habilité à travailler sur les systèmes haute tension, il vous explique volontiers ce que vaut encore votre batterie.", "member4DescriptionIt": "Abilitato ai lavori sugli impianti ad alta tensione, Le spiega volentieri quanto rende ancora la Sua batteria.", "member4DescriptionPt": "Habilitado para trabalhar em sistemas de alta tensão, explica-lhe com gosto o que a sua bateria ainda rende.", "member5DescriptionEn": "Tunes carburettors by ear and has the right part for every Beetle tucked away somewhere.", "member5DescriptionFr": "Règle les carburateurs à l’oreille et a toujours quelque part la bonne pièce pour chaque Coccinelle.", "member5DescriptionIt": "Regola i carburatori a orecchio e ha sempre da qualche parte il pezzo giusto per ogni Maggiolino.", "member5DescriptionPt": "Afina carburadores de ouvido e tem sempre algures a peça certa para cada Carocha.", "member6DescriptionEn": "Finds the part that fits your chassis number, and the roof box your skis really go into.", "member6DescriptionFr": "Trouve la pièce qui correspond au numéro de châssis, et le coffre de toit où vos skis entrent vraiment.", "member6DescriptionIt": "Trova il ricambio adatto al numero di telaio, e il box da tetto in cui i Suoi sci entrano davvero.", "member6DescriptionPt": "Encontra a peça certa para o número de chassis, e a mala de tejadilho onde os seus esquis cabem mesmo.", "member7DescriptionEn": "Writes invoices people can understand and finds the shortest way through insurance questions.", "member7DescriptionFr": "Rédige des factures que l’on comprend et trouve le plus court chemin pour les questions d’assurance.", "member7DescriptionIt": "Scrive fatture comprensibili e, per le questioni assicurative, trova la via più breve.", "member7DescriptionPt": "Escreve faturas que se entendem e encontra o caminho mais curto nas questões de seguro.", "sectionDescriptionEn": "Seven people who like to explain what they do, each with a direct line.", "sectionDescriptionFr": "Sept personnes qui expliquent volontiers ce qu’elles font, chacune avec son numéro direct.", "sectionDescriptionIt": "Sette persone che spiegano volentieri quello che fanno, ognuna con il proprio numero diretto.", "sectionDescriptionPt": "Sete pessoas que gostam de explicar o que fazem, cada uma com o seu número direto."}', NULL, '2026-11-23 18:10:52.682855+00'),
	('vehicles', 1, '{"pageTitle": "Unsere Fahrzeuge", "pageTitleEn": "Our cars", "pageTitleFr": "Nos véhicules", "pageTitleIt": "I nostri veicoli", "pageTitlePt": "Os nossos veículos", "widgetHosts": "", "widgetHeight": "800", "dealerPageUrl": "https://occasionen.example/haendler/garage-muster", "sellerPageUrl": "https://occasionen.example/garage-muster", "listingInfoUrl": "https://inserate.example/garage-muster", "widgetConfigId": "standard", "widgetDealerId": "garage-muster", "backgroundColor": "#ffffff", "listingFrameUrl": "https://inserate.example/frame/garage-muster", "maintenanceMode": "false", "pageDescription": "Jede Occasion haben wir selbst geprüft, gewartet und Probe gefahren. Sie kaufen sie mit lückenlosem Serviceheft und 24 Monaten Garantie.", "widgetScriptUrl": "https://widget.occasionen.example/v1/search.js", "pageDescriptionEn": "We have inspected, serviced and test-driven every used car ourselves. You buy it with a complete service record and a 24-month warranty.", "pageDescriptionFr": "Nous avons nous-mêmes contrôlé, entretenu et essayé chaque voiture d’occasion. Vous l’achetez avec un carnet d’entretien complet et 24 mois de garantie.", "pageDescriptionIt": "Ogni auto d’occasione è stata controllata, revisionata e provata su strada da noi. Lei la acquista con il libretto di servizio completo e 24 mesi di garanzia.", "pageDescriptionPt": "Cada automóvel usado foi verificado, revisto e ensaiado por nós. Compra-o com o livro de manutenção completo e 24 meses de garantia.", "maintenanceMessage": "Wir bringen unsere Fahrzeugliste auf den neuesten Stand. Alle Occasionen finden Sie in der Zwischenzeit auf unserer Seite beim Marktplatz, oder Sie rufen uns an: {{phone}}.", "widgetInitFunction": "initVehicleSearch", "maintenanceMessageEn": "We are bringing our list of cars up to date. In the meantime you will find all our used cars on our marketplace page, or call us on {{phone}}.", "maintenanceMessageFr": "Nous mettons à jour notre liste de véhicules. En attendant, vous trouvez toutes nos occasions sur notre page de la place de marché, ou appelez-nous au {{phone}}.", "maintenanceMessageIt": "Stiamo aggiornando la lista dei veicoli. Nel frattempo trova tutte le nostre occasioni sulla nostra pagina del mercato online, oppure ci chiami al {{phone}}.", "maintenanceMessagePt": "Estamos a atualizar a nossa lista de veículos. Entretanto, encontra todos os nossos usados na nossa página do mercado online, ou ligue-nos para o {{phone}}.", "maintenanceRedirectUrl": "https://occasionen.example/garage-muster"}', NULL, '2026-11-23 18:10:52.682855+00'),
	('contact', 1, '{"homeText": "Schreiben Sie uns, was Sie beobachten, oder rufen Sie an. Wir melden uns persönlich bei Ihnen, mit einem Termin und einem Preis.", "mapTitle": "So finden Sie uns", "formIntro": "", "formTitle": "Nachricht schreiben", "homeTitle": "Etwas klappert, blinkt oder steht an?", "nameLabel": "Name", "emailLabel": "E-Mail", "homeTextEn": "Write and tell us what you notice, or give us a call. We get back to you in person, with a date and a price.", "homeTextFr": "Écrivez-nous ce que vous observez ou appelez-nous. Nous vous répondons personnellement, avec une date et un prix.", "homeTextIt": "Ci scriva che cosa nota o ci chiami. Le rispondiamo di persona, con una data e un prezzo.", "homeTextPt": "Escreva-nos o que observa ou telefone. Respondemos-lhe pessoalmente, com uma data e um preço.", "mapTitleEn": "How to find us", "mapTitleFr": "Comment nous trouver", "mapTitleIt": "Come trovarci", "mapTitlePt": "Como nos encontrar", "reviewText": "Ihre ehrliche Meinung hilft uns und allen, die eine Werkstatt suchen. Zwei Sätze genügen.", "formIntroEn": "", "formIntroFr": "", "formIntroIt": "", "formIntroPt": "", "formTitleEn": "Write a message", "formTitleFr": "Écrire un message", "formTitleIt": "Scrivere un messaggio", "formTitlePt": "Escrever uma mensagem", "homeTitleEn": "Something rattling, blinking or due?", "homeTitleFr": "Un bruit, un voyant, un service à faire ?", "homeTitleIt": "Qualcosa sbatte, lampeggia o è in scadenza?", "homeTitlePt": "Algo faz barulho, pisca ou está por fazer?", "markerTitle": "{{name}}, {{street}}", "nameLabelEn": "Name", "nameLabelFr": "Nom", "nameLabelIt": "Nome", "nameLabelPt": "Nome", "reviewTitle": "Wie war es bei uns?", "specialInfo": "", "emailLabelEn": "E-mail", "emailLabelFr": "E-mail", "emailLabelIt": "E-mail", "emailLabelPt": "E-mail", "messageLabel": "Nachricht", "reviewTextEn": "Your honest opinion helps us and everybody who is looking for a workshop. Two sentences are enough.", "reviewTextFr": "Votre avis sincère nous aide, ainsi que toutes les personnes qui cherchent un garage. Deux phrases suffisent.", "reviewTextIt": "La Sua opinione sincera aiuta noi e chi cerca un’officina. Bastano due frasi.", "reviewTextPt": "A sua opinião sincera ajuda-nos a nós e a quem procura uma oficina. Bastam duas frases.", "sectionTitle": "Kontakt", "mapsEmbedCode": "", "markerTitleEn": "{{name}}, {{street}}", "markerTitleFr": "{{name}}, {{street}}", "markerTitleIt": "{{name}}, {{street}}", "markerTitlePt": "{{name}}, {{street}}", "reviewTitleEn": "How did we do?", "reviewTitleFr": "Comment était-ce chez nous ?", "reviewTitleIt": "Com’è andata da noi?", "reviewTitlePt": "Como correu connosco?", "specialInfoEn": "", "specialInfoFr": "", "specialInfoIt": "", "specialInfoPt": "", "messageLabelEn": "Message", "messageLabelFr": "Message", "messageLabelIt": "Messaggio", "messageLabelPt": "Mensagem", "recipientEmail": "", "sectionTitleEn": "Contact", "sectionTitleFr": "Contact", "sectionTitleIt": "Contatto", "sectionTitlePt": "Contacto", "submitButtonText": "Nachricht senden", "openingHoursTitle": "Öffnungszeiten", "sectionDescription": "Sagen Sie uns, was Ihr Auto braucht. Je genauer Sie beschreiben, was Sie hören, sehen oder spüren, desto besser können wir uns vorbereiten.", "submitButtonTextEn": "Send message", "submitButtonTextFr": "Envoyer le message", "submitButtonTextIt": "Inviare il messaggio", "submitButtonTextPt": "Enviar mensagem", "openingHoursTitleEn": "Opening hours", "openingHoursTitleFr": "Heures d’ouverture", "openingHoursTitleIt": "Orari di apertura", "openingHoursTitlePt": "Horário de funcionamento", "sectionDescriptionEn": "Tell us what your car needs. The more precisely you describe what you hear, see or feel, the better we can prepare.", "sectionDescriptionFr": "Dites-nous ce dont votre voiture a besoin. Plus vous décrivez précisément ce que vous entendez, voyez ou sentez, mieux nous pouvons nous préparer.", "sectionDescriptionIt": "Ci dica che cosa serve alla Sua auto. Più descrive con precisione ciò che sente o vede, meglio possiamo prepararci.", "sectionDescriptionPt": "Diga-nos do que o seu carro precisa. Quanto melhor descrever o que ouve, vê ou sente, melhor nos podemos preparar."}', NULL, '2026-11-23 18:10:52.682855+00'),
	('legal', 1, '{"agbDate": "2025-04-13", "agbTitle": "Allgemeine Geschäftsbedingungen", "agbContent": "## 1. Geltungsbereich\n\nDiese Bedingungen gelten für alle Leistungen, die {{name}}, {{postalCode}} {{city}} (nachfolgend «wir»), für ihre Kundinnen und Kunden erbringt: Service, Reparatur, Diagnose, Pflege, Verkauf von Ersatzteilen und Zubehör sowie Verkauf von Fahrzeugen. Abweichungen gelten nur, wenn wir sie schriftlich bestätigt haben.\n\n## 2. Offerten und Preise\n\nAlle Preise verstehen sich in Schweizer Franken (CHF) inklusive Mehrwertsteuer. Eine schriftliche Offerte gilt 30 Tage. Zeigt sich während der Arbeit, dass mehr nötig ist als vereinbart, melden wir uns, nennen den Preis und arbeiten erst weiter, wenn Sie zugestimmt haben.\n\n## 3. Zahlung\n\nSie bezahlen bei der Abholung bar, mit Karte oder mit TWINT oder auf Rechnung. Rechnungen sind innert 30 Tagen ab Rechnungsdatum ohne Abzug zahlbar. Danach dürfen wir den gesetzlichen Verzugszins von 5 Prozent verlangen.\n\n## 4. Termine und Absagen\n\nVereinbarte Termine sind verbindlich. Können Sie einen Termin nicht wahrnehmen, sagen Sie ihn bitte mindestens 24 Stunden vorher ab oder verschieben Sie ihn; das kostet nichts. Bei späterer Absage oder Nichterscheinen dürfen wir eine Umtriebsgebühr von CHF 80.– verrechnen. Fertigstellungstermine halten wir ein, so gut es geht; verzögert sich etwas, etwa weil ein Teil fehlt, informieren wir Sie sofort.\n\n## 5. Garantie\n\nAuf unsere Arbeit, auf neue Ersatzteile und auf die von uns verkauften Fahrzeuge geben wir 24 Monate Garantie ab Übergabe. Melden Sie einen Mangel bitte, sobald Sie ihn bemerken. Wir bessern kostenlos nach; gelingt das nicht innert angemessener Frist, können Sie den Preis mindern oder bei erheblichen Mängeln vom Vertrag zurücktreten. Ausgenommen sind normaler Verschleiss, unsachgemässe Nutzung und Arbeiten, die Dritte danach ausgeführt haben. Zwingende gesetzliche Rechte bleiben bestehen.\n\n## 6. Haftung\n\nWir haften für Schäden, die wir absichtlich oder grobfahrlässig verursachen, und für Personenschäden nach Gesetz. Für leichte Fahrlässigkeit und für Folgeschäden haften wir, soweit das Gesetz es zulässt, nicht. Nehmen Sie Wertgegenstände bitte aus dem Fahrzeug; für sie übernehmen wir keine Verantwortung.\n\n## 7. Ersatzteile\n\nWir verwenden Originalteile oder Teile in gleicher Qualität. Gebrauchte oder aufbereitete Teile bauen wir nur mit Ihrem Einverständnis ein. Ersetzte Teile zeigen wir Ihnen auf Wunsch; holen Sie sie nicht bei der Fahrzeugübergabe ab, entsorgen wir sie fachgerecht. Für Teile, die Sie selbst mitbringen, geben wir nur auf den Einbau Garantie.\n\n## 8. Eigentumsvorbehalt\n\nGelieferte Fahrzeuge und Teile bleiben bis zur vollständigen Bezahlung unser Eigentum. Wir sind berechtigt, den Eigentumsvorbehalt im Register eintragen zu lassen. Für offene Forderungen aus der Arbeit an Ihrem Fahrzeug steht uns das gesetzliche Retentionsrecht zu.\n\n## 9. Datenschutz\n\nPersonendaten bearbeiten wir nach dem schweizerischen Datenschutzgesetz. Was wir erheben und welche Rechte Sie haben, steht in unserer Datenschutzerklärung.\n\n## 10. Anwendbares Recht und Gerichtsstand\n\nEs gilt schweizerisches Recht; das UN-Kaufrecht (CISG) ist ausgeschlossen. Gerichtsstand ist {{city}}. Zwingende Gerichtsstände, insbesondere jener am Wohnsitz von Konsumentinnen und Konsumenten, bleiben vorbehalten.\n\n## 11. Schlussbestimmungen\n\nIst eine Bestimmung unwirksam, gelten die übrigen weiter. Es gilt die Fassung, die bei der Erteilung des Auftrags auf dieser Website steht. Bei Unterschieden zwischen den Sprachen ist die deutsche Fassung massgebend.", "agbTitleEn": "General Terms and Conditions", "agbTitleFr": "Conditions générales", "agbTitleIt": "Condizioni generali", "agbTitlePt": "Condições gerais", "agbContentEn": "## 1. Scope\n\nThese terms apply to all services that {{name}}, {{postalCode}} {{city}} (hereafter “we”), provides to its customers: servicing, repairs, diagnostics, detailing, sale of parts and accessories, and sale of vehicles. Deviations apply only if we have confirmed them in writing.\n\n## 2. Quotes and prices\n\nAll prices are in Swiss francs (CHF) and include value added tax. A written quote is valid for 30 days. If it turns out during the work that more is needed than agreed, we contact you, name the price and continue only once you have agreed.\n\n## 3. Payment\n\nYou pay on collection in cash, by card or with TWINT, or on invoice. Invoices are payable within 30 days of the invoice date without deduction. After that we may charge the statutory default interest of 5 percent.\n\n## 4. Appointments and cancellations\n\nAgreed appointments are binding. If you cannot keep one, please cancel or move it at least 24 hours beforehand; this is free of charge. For a later cancellation or failure to appear we may charge a no-show fee of CHF 80. We keep completion dates as well as we can; if something is delayed, for instance because a part is missing, we inform you at once.\n\n## 5. Warranty\n\nWe give a 24-month warranty from handover on our work, on new spare parts and on the vehicles we sell. Please report a defect as soon as you notice it. We rectify it free of charge; if this does not succeed within a reasonable time, you may reduce the price or, in the case of serious defects, withdraw from the contract. Normal wear, improper use and work subsequently carried out by others are excluded. Mandatory statutory rights remain unaffected.\n\n## 6. Liability\n\nWe are liable for damage that we cause intentionally or through gross negligence, and for personal injury as the law provides. We are not liable for slight negligence or consequential damage as far as the law permits. Please remove valuables from the vehicle; we accept no responsibility for them.\n\n## 7. Spare parts\n\nWe use original parts or parts of the same quality. Used or reconditioned parts are fitted only with your consent. On request we show you the replaced parts; if you do not take them along when you collect the vehicle, we dispose of them properly. For parts that you bring yourself, our warranty covers the fitting only.\n\n## 8. Retention of title\n\nVehicles and parts supplied remain our property until paid for in full. We are entitled to have the retention of title entered in the register. For open claims arising from work on your vehicle we have the statutory right of retention.\n\n## 9. Data protection\n\nWe process personal data under the Swiss Data Protection Act. What we collect and which rights you have is set out in our privacy policy.\n\n## 10. Applicable law and jurisdiction\n\nSwiss law applies; the UN Convention on Contracts for the International Sale of Goods (CISG) is excluded. The place of jurisdiction is {{city}}. Mandatory places of jurisdiction, in particular at the domicile of consumers, are reserved.\n\n## 11. Final provisions\n\nIf one provision is invalid, the others continue to apply. The version published on this website when the order is placed applies. If the languages differ, the German version prevails.", "agbContentFr": "## 1. Champ d’application\n\nLes présentes conditions s’appliquent à toutes les prestations que {{name}}, {{postalCode}} {{city}} (ci-après «nous»), fournit à sa clientèle : entretien, réparation, diagnostic, soin, vente de pièces et d’accessoires ainsi que vente de véhicules. Les dérogations ne valent que si nous les avons confirmées par écrit.\n\n## 2. Offres et prix\n\nTous les prix s’entendent en francs suisses (CHF), taxe sur la valeur ajoutée comprise. Une offre écrite est valable 30 jours. S’il apparaît pendant le travail qu’il faut plus que prévu, nous vous contactons, indiquons le prix et ne poursuivons qu’avec votre accord.\n\n## 3. Paiement\n\nVous payez au retrait du véhicule en espèces, par carte ou avec TWINT, ou sur facture. Les factures sont payables sans déduction dans les 30 jours à compter de leur date. Passé ce délai, nous pouvons exiger l’intérêt moratoire légal de 5 pour cent.\n\n## 4. Rendez-vous et annulations\n\nLes rendez-vous convenus sont fermes. Si vous avez un empêchement, annulez ou déplacez le rendez-vous au moins 24 heures à l’avance ; cela ne coûte rien. En cas d’annulation plus tardive ou d’absence, nous pouvons facturer une indemnité de CHF 80.–. Nous respectons les délais au mieux ; si quelque chose prend du retard, par exemple parce qu’une pièce manque, nous vous informons aussitôt.\n\n## 5. Garantie\n\nNous accordons 24 mois de garantie dès la remise sur notre travail, sur les pièces neuves et sur les véhicules que nous vendons. Signalez-nous un défaut dès que vous le remarquez. Nous y remédions gratuitement ; si cela échoue dans un délai raisonnable, vous pouvez réduire le prix ou, en cas de défaut important, résoudre le contrat. L’usure normale, l’utilisation inappropriée et les travaux effectués ensuite par des tiers sont exclus. Les droits légaux impératifs sont réservés.\n\n## 6. Responsabilité\n\nNous répondons des dommages causés intentionnellement ou par négligence grave, et des lésions corporelles selon la loi. Dans la mesure permise par la loi, nous ne répondons ni de la négligence légère ni des dommages indirects. Veuillez retirer les objets de valeur du véhicule ; nous n’en répondons pas.\n\n## 7. Pièces de rechange\n\nNous utilisons des pièces d’origine ou de qualité équivalente. Les pièces d’occasion ou reconditionnées ne sont montées qu’avec votre accord. Sur demande, nous vous montrons les pièces remplacées ; si vous ne les emportez pas au retrait du véhicule, nous les éliminons dans les règles. Pour les pièces que vous fournissez, notre garantie ne porte que sur le montage.\n\n## 8. Réserve de propriété\n\nLes véhicules et pièces livrés restent notre propriété jusqu’au paiement complet. Nous pouvons faire inscrire la réserve de propriété au registre. Pour les créances ouvertes liées au travail sur votre véhicule, nous disposons du droit de rétention légal.\n\n## 9. Protection des données\n\nNous traitons les données personnelles selon la loi suisse sur la protection des données. Ce que nous recueillons et vos droits figurent dans notre déclaration de protection des données.\n\n## 10. Droit applicable et for\n\nLe droit suisse est applicable ; la Convention des Nations Unies sur la vente internationale de marchandises (CVIM) est exclue. Le for est à {{city}}. Les fors impératifs, notamment celui du domicile des consommatrices et consommateurs, sont réservés.\n\n## 11. Dispositions finales\n\nSi une disposition est nulle, les autres restent valables. Fait foi la version publiée sur ce site au moment de la commande. En cas de divergence entre les langues, la version allemande prévaut.", "agbContentIt": "## 1. Campo d’applicazione\n\nLe presenti condizioni valgono per tutte le prestazioni che {{name}}, {{postalCode}} {{city}} (di seguito «noi»), fornisce alla propria clientela: manutenzione, riparazione, diagnosi, cura, vendita di ricambi e accessori e vendita di veicoli. Deroghe valgono solo se confermate da noi per iscritto.\n\n## 2. Offerte e prezzi\n\nTutti i prezzi s’intendono in franchi svizzeri (CHF), imposta sul valore aggiunto compresa. Un’offerta scritta vale 30 giorni. Se durante il lavoro risulta necessario più del previsto, La contattiamo, indichiamo il prezzo e proseguiamo solo con il Suo consenso.\n\n## 3. Pagamento\n\nIl pagamento avviene al ritiro in contanti, con carta o con TWINT, oppure su fattura. Le fatture sono pagabili entro 30 giorni dalla loro data senza deduzioni. In seguito possiamo chiedere l’interesse di mora legale del 5 per cento.\n\n## 4. Appuntamenti e disdette\n\nGli appuntamenti concordati sono vincolanti. Se non può venire, disdica o sposti l’appuntamento almeno 24 ore prima; non costa nulla. In caso di disdetta tardiva o mancata presentazione possiamo addebitare un’indennità di CHF 80.–. Rispettiamo i termini di consegna nel limite del possibile; se qualcosa ritarda, per esempio perché manca un pezzo, La informiamo subito.\n\n## 5. Garanzia\n\nSul nostro lavoro, sui ricambi nuovi e sui veicoli che vendiamo diamo 24 mesi di garanzia dalla consegna. Ci segnali un difetto appena lo nota. Lo eliminiamo gratuitamente; se non riusciamo entro un termine adeguato, può ridurre il prezzo o, in caso di difetti gravi, recedere dal contratto. Sono esclusi la normale usura, l’uso improprio e i lavori eseguiti in seguito da terzi. Restano salvi i diritti imperativi di legge.\n\n## 6. Responsabilità\n\nRispondiamo dei danni causati intenzionalmente o per negligenza grave e delle lesioni personali secondo la legge. Nella misura consentita dalla legge non rispondiamo della negligenza lieve né dei danni indiretti. La preghiamo di togliere gli oggetti di valore dal veicolo; non ne rispondiamo.\n\n## 7. Ricambi\n\nUsiamo ricambi originali o di pari qualità. Ricambi usati o rigenerati vengono montati solo con il Suo consenso. Su richiesta Le mostriamo i pezzi sostituiti; se non li porta via al ritiro del veicolo, li smaltiamo correttamente. Per i pezzi che porta Lei, la nostra garanzia copre solo il montaggio.\n\n## 8. Riserva di proprietà\n\nVeicoli e ricambi forniti restano di nostra proprietà fino al pagamento completo. Possiamo far iscrivere la riserva di proprietà nel registro. Per i crediti aperti derivanti dal lavoro sul Suo veicolo ci spetta il diritto legale di ritenzione.\n\n## 9. Protezione dei dati\n\nTrattiamo i dati personali secondo la legge svizzera sulla protezione dei dati. Quali dati raccogliamo e quali diritti Lei ha è indicato nella nostra informativa.\n\n## 10. Diritto applicabile e foro\n\nSi applica il diritto svizzero; è esclusa la Convenzione delle Nazioni Unite sulla vendita internazionale di merci (CISG). Il foro è {{city}}. Restano riservati i fori imperativi, in particolare quello del domicilio dei consumatori.\n\n## 11. Disposizioni finali\n\nSe una disposizione è nulla, le altre restano valide. Fa stato la versione pubblicata su questo sito al momento dell’incarico. In caso di divergenze tra le lingue prevale la versione tedesca.", "agbContentPt": "## 1. Âmbito\n\nEstas condições aplicam-se a todos os serviços que a {{name}}, {{postalCode}} {{city}} (a seguir «nós»), presta aos seus clientes: manutenção, reparação, diagnóstico, cuidado automóvel, venda de peças e acessórios e venda de veículos. Desvios só valem se os tivermos confirmado por escrito.\n\n## 2. Orçamentos e preços\n\nTodos os preços são em francos suíços (CHF) e incluem o imposto sobre o valor acrescentado. Um orçamento escrito é válido por 30 dias. Se durante o trabalho for preciso mais do que o combinado, contactamo-lo, indicamos o preço e só continuamos com o seu acordo.\n\n## 3. Pagamento\n\nPaga no levantamento em dinheiro, com cartão ou com TWINT, ou por fatura. As faturas são pagáveis no prazo de 30 dias a contar da sua data, sem deduções. Depois disso podemos cobrar o juro de mora legal de 5 por cento.\n\n## 4. Marcações e cancelamentos\n\nAs marcações combinadas são vinculativas. Se não puder vir, cancele ou mude a marcação com pelo menos 24 horas de antecedência; não custa nada. Em caso de cancelamento posterior ou falta de comparência, podemos cobrar uma taxa de CHF 80. Cumprimos os prazos o melhor possível; se algo se atrasar, por exemplo por falta de uma peça, informamo-lo de imediato.\n\n## 5. Garantia\n\nSobre o nosso trabalho, sobre peças novas e sobre os veículos que vendemos damos 24 meses de garantia a partir da entrega. Comunique um defeito logo que o note. Corrigimo-lo gratuitamente; se não conseguirmos num prazo razoável, pode reduzir o preço ou, em caso de defeito grave, resolver o contrato. Excluem-se o desgaste normal, o uso indevido e os trabalhos feitos depois por terceiros. Mantêm-se os direitos legais imperativos.\n\n## 6. Responsabilidade\n\nRespondemos por danos que causemos com dolo ou negligência grave e por danos pessoais nos termos da lei. Na medida em que a lei o permita, não respondemos por negligência leve nem por danos indiretos. Retire por favor os objetos de valor do veículo; não nos responsabilizamos por eles.\n\n## 7. Peças\n\nUsamos peças originais ou de qualidade equivalente. Peças usadas ou recondicionadas só são montadas com o seu acordo. A pedido mostramos-lhe as peças substituídas; se não as levar ao levantar o veículo, eliminamo-las corretamente. Para peças trazidas por si, a nossa garantia cobre apenas a montagem.\n\n## 8. Reserva de propriedade\n\nOs veículos e as peças fornecidos continuam a ser nossa propriedade até ao pagamento integral. Podemos fazer inscrever a reserva de propriedade no registo. Pelos créditos em aberto resultantes do trabalho no seu veículo temos o direito legal de retenção.\n\n## 9. Proteção de dados\n\nTratamos dados pessoais segundo a lei suíça da proteção de dados. O que recolhemos e que direitos tem está na nossa declaração de proteção de dados.\n\n## 10. Direito aplicável e foro\n\nAplica-se o direito suíço; exclui-se a Convenção das Nações Unidas sobre a venda internacional de mercadorias (CISG). O foro é {{city}}. Ficam reservados os foros imperativos, em particular o do domicílio dos consumidores.\n\n## 11. Disposições finais\n\nSe uma disposição for inválida, as restantes mantêm-se. Vale a versão publicada neste site no momento da encomenda. Em caso de diferença entre línguas, prevalece a versão alemã.", "impressumDate": "2025-04-13", "impressumTitle": "Impressum", "datenschutzDate": "2025-04-13", "datenschutzTitle": "Datenschutzerklärung", "impressumContent": "## Betreiberin dieser Website\n\n{{name}}\n{{street}}\n{{postalCode}} {{city}}\nSchweiz\n\nTelefon: {{phone}}\nE-Mail: {{email}}\n\n## Unternehmen\n\nRechtsform: Aktiengesellschaft\nVertretungsberechtigt: Daniel Brunner, Geschäftsführer\nHandelsregister: Kanton Zürich\nUID und Mehrwertsteuernummer: CHE-000.000.000 MWST\n\n## Verantwortlich für den Inhalt\n\nDaniel Brunner, {{name}}, Adresse wie oben.\n\n## Haftung für Inhalte\n\nWir prüfen die Angaben auf dieser Website sorgfältig und halten sie aktuell. Preise und Beschreibungen sind dennoch keine verbindliche Offerte; massgebend ist, was wir Ihnen schriftlich bestätigen. Finden Sie einen Fehler, sagen Sie es uns bitte, wir berichtigen ihn.\n\n## Links auf andere Websites\n\nEinige Links führen zu Websites anderer Anbieter, etwa zu Fahrzeugmarktplätzen, Bewertungen oder Karten. Für deren Inhalt sind die Anbieter selbst verantwortlich. Beim Setzen der Links haben wir nichts Rechtswidriges festgestellt.\n\n## Urheberrecht\n\nTexte, Bilder und Gestaltung dieser Website gehören {{name}} oder werden mit Erlaubnis der Berechtigten verwendet. Wer etwas übernehmen möchte, fragt uns bitte vorher. Marken und Logos der Fahrzeughersteller gehören ihren Inhabern; wir sind eine unabhängige Werkstatt und keine Markenvertretung.", "impressumTitleEn": "Imprint", "impressumTitleFr": "Mentions légales", "impressumTitleIt": "Note legali", "impressumTitlePt": "Ficha técnica", "datenschutzContent": "Diese Erklärung sagt, welche Personendaten wir bearbeiten, wenn Sie diese Website besuchen, uns schreiben oder einen Termin buchen, wozu, wie lange und welche Rechte Sie haben. Grundlage ist das Bundesgesetz über den Datenschutz (DSG) in der seit 1. September 2023 geltenden Fassung.\n\n## 1. Wer verantwortlich ist\n\n{{name}}, {{street}}, {{postalCode}} {{city}}, Telefon {{phone}}, E-Mail {{email}}. Eine Nachricht an diese Adresse genügt für jede Frage und jedes Begehren zum Datenschutz.\n\n## 2. Beim Besuch der Website\n\nUnsere Server protokollieren zu jedem Aufruf Zeitpunkt, aufgerufene Adresse, Antwortstatus und Dauer, in einem Teil der Protokolle dazu das Netz, aus dem die Anfrage kommt (gekürzte IP-Adresse). Die vollständige IP-Adresse verwenden wir nur kurzzeitig, um Missbrauch zu begrenzen, etwa während zehn Minuten nach dem Absenden des Kontaktformulars. Die Protokolle dienen dem sicheren Betrieb und werden gelöscht, sobald sie dafür nicht mehr nötig sind.\n\nSchriften, Bilder und Programme liegen auf unserem eigenen Server. Wir setzen keine Werbung, keine Besucheranalyse, keine Zählpixel und keine Schaltflächen sozialer Netzwerke ein.\n\n## 3. Was auf Ihrem Gerät gespeichert wird\n\n- Cookie und lokaler Speicher «language»: die gewählte Sprache, das Cookie während eines Jahres.\n- Lokaler Speicher «color-mode»: ob Sie die helle oder dunkle Darstellung gewählt haben.\n- Lokaler Speicher «third-parties»: welche Inhalte welcher Anbieter Sie künftig ohne Nachfrage laden lassen.\n- Lokaler Speicher «contactMessages»: eine Nachricht, die wegen einer unterbrochenen Verbindung noch nicht zugestellt ist; danach wird sie dort gelöscht.\n- Sitzungsspeicher: welche Aktion Ihnen bereits angezeigt wurde und eine angefangene Terminbuchung, längstens bis Sie den Tab schliessen.\n- Sitzungscookie «sid»: nur für unsere Mitarbeitenden nach der Anmeldung im geschützten Bereich.\n\nSie können alles jederzeit in den Einstellungen Ihres Browsers löschen.\n\n## 4. Wenn Sie uns schreiben oder einen Termin buchen\n\nMit dem Kontaktformular speichern wir Name, E-Mail-Adresse, Telefonnummer, das gewählte Thema, Ihre Nachricht, die Sprache sowie Zeitpunkt und Fassung Ihrer Einwilligung. Zum Schutz vor Spam prüfen wir ein unsichtbares Feld und die Zeit, die das Ausfüllen gedauert hat. Unsere Mitarbeitenden erhalten die Nachricht per E-Mail und lesen sie im geschützten Bereich.\n\nMit einer Terminbuchung speichern wir Name, E-Mail-Adresse, Telefonnummer, die gewünschten Arbeiten, Tag und Zeit, die Sprache sowie Zeitpunkt und Fassung Ihrer Einwilligung, dazu, was Sie freiwillig beifügen: Angaben zum Fahrzeug, Kontrollschild, Bemerkungen und Dokumente. Wir schreiben Ihnen E-Mails zu diesem Termin; über den Link darin sehen Sie ihn, verschieben ihn oder sagen ihn ab.\n\nWir verwenden diese Angaben nur, um Ihre Anfrage zu beantworten, den Termin zu planen und einen Auftrag vorzubereiten. Nachrichten löscht unser System von selbst nach einem Jahr, Dokumente 90 Tage nach dem Besuch in der Werkstatt und Termine zwei Jahre danach, wenn die Garantie auf unsere Arbeit endet; auf Ihren Wunsch löschen wir sie früher. Wird daraus ein Auftrag, bewahren wir die Geschäftsunterlagen so lange auf, wie das Gesetz es verlangt (in der Regel zehn Jahre, Art. 958f OR).\n\nWünschen Sie bei einer Terminbuchung, dass wir Sie an die nächste Motorfahrzeugkontrolle (MFK) erinnern, speichern wir dafür Name, E-Mail-Adresse, Sprache, Fahrzeug, Kontrollschild, den Monat der ersten Inverkehrsetzung sowie Zeitpunkt und Fassung Ihrer Einwilligung. Jede Erinnerung enthält einen Link, mit dem Sie sie beenden; nach zwei Erinnerungen ohne neue Einwilligung endet sie von selbst. 30 Tage danach löschen wir diese Angaben.\n\n## 5. Inhalte Dritter erst nach Ihrem Klick\n\nKarte, Fahrzeugsuche und Inserate stammen von anderen Anbietern. Sie werden erst geladen, wenn Sie die entsprechende Schaltfläche anklicken; der Anbieter ist dort genannt. Erst dann erfährt er Ihre IP-Adresse, Angaben zu Ihrem Browser und von welcher Website Sie kommen, und kann eigene Cookies setzen. Die Bearbeitung kann im Ausland erfolgen; es gilt die Datenschutzerklärung des Anbieters.\n\nIhr Klick gilt, bis Sie die Seite verlassen. Nur wenn Sie «Künftig ohne Nachfrage laden» ankreuzen, merkt sich Ihr Gerät, dass Sie diesem Anbieter zugestimmt haben; dann wird der Inhalt bei Ihrem nächsten Besuch von selbst geladen, sobald Sie die Seite benutzen. Wechseln wir den Anbieter, fragen wir Sie neu. Am Ende dieser Seite sehen Sie, was Sie erlaubt haben, und können jede Erlaubnis mit einem Schalter zurückziehen. Ohne JavaScript wird nichts von Dritten geladen.\n\nLinks, zum Beispiel zu einer Terminbuchung, zu Bewertungen oder Marktplätzen, übertragen erst etwas, wenn Sie sie öffnen.\n\n## 6. Wer Daten erhält\n\nZugang haben unsere Mitarbeitenden, soweit ihre Aufgabe es verlangt, und Dienstleister für Hosting und E-Mail, die nur in unserem Auftrag handeln. Sie bearbeiten die Daten in der Schweiz oder in Staaten mit angemessenem Datenschutz. Wir verkaufen keine Daten und treffen keine automatisierten Einzelentscheidungen.\n\n## 7. Sicherheit\n\nDie Verbindung zur Website ist verschlüsselt. Der Bereich der Mitarbeitenden ist mit persönlichen Zugängen geschützt, Passwörter speichern wir nur als Hash, und nach zehn Minuten ohne Tätigkeit endet die Sitzung.\n\n## 8. Ihre Rechte\n\nSie können kostenlos Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen, ihre Herausgabe in einem gängigen Format verlangen, der Bearbeitung widersprechen und eine Einwilligung für die Zukunft widerrufen. Wir antworten in der Regel innert 30 Tagen und dürfen dabei Ihre Identität prüfen. Sind Sie nicht einverstanden, können Sie sich an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten wenden: EDÖB, Feldeggweg 1, 3003 Bern.\n\n## 9. Änderungen\n\nWir passen diese Erklärung an, wenn sich die Website oder das Recht ändert. Es gilt die hier veröffentlichte Fassung.", "datenschutzTitleEn": "Privacy policy", "datenschutzTitleFr": "Déclaration de protection des données", "datenschutzTitleIt": "Informativa sulla protezione dei dati", "datenschutzTitlePt": "Declaração de proteção de dados", "impressumContentEn": "## Operator of this website\n\n{{name}}\n{{street}}\n{{postalCode}} {{city}}\nSwitzerland\n\nTelephone: {{phone}}\nE-mail: {{email}}\n\n## Company\n\nLegal form: company limited by shares under Swiss law\nAuthorised representative: Daniel Brunner, managing director\nCommercial register: Canton of Zurich\nUID and VAT number: CHE-000.000.000 MWST\n\n## Responsible for the content\n\nDaniel Brunner, {{name}}, address as above.\n\n## Liability for content\n\nWe check the information on this website carefully and keep it up to date. Prices and descriptions are nevertheless no binding offer; what we confirm to you in writing is decisive. If you find a mistake, please tell us and we will correct it.\n\n## Links to other websites\n\nSome links lead to websites of other providers, such as vehicle marketplaces, reviews or maps. Those providers are responsible for their content. When we set the links, we noticed nothing unlawful.\n\n## Copyright\n\nTexts, pictures and design of this website belong to {{name}} or are used with the permission of the rights holders. If you would like to reuse something, please ask us first. Trade marks and logos of the vehicle manufacturers belong to their owners; we are an independent workshop and not a franchised dealer.", "impressumContentFr": "## Exploitante de ce site\n\n{{name}}\n{{street}}\n{{postalCode}} {{city}}\nSuisse\n\nTéléphone : {{phone}}\nE-mail : {{email}}\n\n## Entreprise\n\nForme juridique : société anonyme\nReprésentant autorisé : Daniel Brunner, directeur\nRegistre du commerce : canton de Zurich\nIDE et numéro TVA : CHE-000.000.000 MWST\n\n## Responsable du contenu\n\nDaniel Brunner, {{name}}, adresse ci-dessus.\n\n## Responsabilité pour le contenu\n\nNous vérifions soigneusement les informations de ce site et les tenons à jour. Les prix et descriptions ne constituent toutefois pas une offre ferme ; fait foi ce que nous vous confirmons par écrit. Si vous trouvez une erreur, signalez-la-nous et nous la corrigerons.\n\n## Liens vers d’autres sites\n\nCertains liens mènent à des sites d’autres fournisseurs, par exemple des places de marché automobiles, des évaluations ou des cartes. Ces fournisseurs répondent de leur contenu. Au moment de placer les liens, nous n’avons rien constaté d’illicite.\n\n## Droit d’auteur\n\nLes textes, les images et la conception de ce site appartiennent à {{name}} ou sont utilisés avec l’autorisation des ayants droit. Si vous souhaitez reprendre quelque chose, demandez-le-nous auparavant. Les marques et logos des constructeurs appartiennent à leurs titulaires ; nous sommes un garage indépendant et non un concessionnaire.", "impressumContentIt": "## Gestore di questo sito\n\n{{name}}\n{{street}}\n{{postalCode}} {{city}}\nSvizzera\n\nTelefono: {{phone}}\nE-mail: {{email}}\n\n## Azienda\n\nForma giuridica: società anonima\nRappresentante autorizzato: Daniel Brunner, direttore\nRegistro di commercio: Canton Zurigo\nIDI e numero IVA: CHE-000.000.000 MWST\n\n## Responsabile del contenuto\n\nDaniel Brunner, {{name}}, indirizzo come sopra.\n\n## Responsabilità per i contenuti\n\nControlliamo con cura le informazioni di questo sito e le teniamo aggiornate. Prezzi e descrizioni non costituiscono tuttavia un’offerta vincolante; fa fede ciò che Le confermiamo per iscritto. Se trova un errore, ce lo segnali e lo correggeremo.\n\n## Link ad altri siti\n\nAlcuni link portano a siti di altri fornitori, per esempio mercati di veicoli, recensioni o mappe. Del loro contenuto rispondono i fornitori stessi. Al momento di inserire i link non abbiamo riscontrato nulla di illecito.\n\n## Diritti d’autore\n\nTesti, immagini e grafica di questo sito appartengono a {{name}} o sono usati con il permesso degli aventi diritto. Se desidera riprendere qualcosa, ce lo chieda prima. Marchi e loghi dei costruttori appartengono ai rispettivi titolari; siamo un’officina indipendente e non una concessionaria.", "impressumContentPt": "## Responsável por este site\n\n{{name}}\n{{street}}\n{{postalCode}} {{city}}\nSuíça\n\nTelefone: {{phone}}\nE-mail: {{email}}\n\n## Empresa\n\nForma jurídica: sociedade anónima de direito suíço\nRepresentante autorizado: Daniel Brunner, diretor-geral\nRegisto comercial: cantão de Zurique\nNúmero de identificação e de IVA: CHE-000.000.000 MWST\n\n## Responsável pelo conteúdo\n\nDaniel Brunner, {{name}}, morada acima indicada.\n\n## Responsabilidade pelo conteúdo\n\nVerificamos com cuidado as informações deste site e mantemo-las atualizadas. Preços e descrições não constituem, porém, uma proposta vinculativa; vale o que lhe confirmamos por escrito. Se encontrar um erro, diga-nos e corrigimo-lo.\n\n## Ligações para outros sites\n\nAlgumas ligações conduzem a sites de outros fornecedores, por exemplo mercados de veículos, avaliações ou mapas. Pelo conteúdo respondem esses fornecedores. Ao colocar as ligações, não notámos nada de ilícito.\n\n## Direitos de autor\n\nTextos, imagens e conceção deste site pertencem à {{name}} ou são usados com autorização dos titulares. Se quiser reutilizar algo, pergunte-nos primeiro. As marcas e logótipos dos fabricantes pertencem aos seus titulares; somos uma oficina independente e não um concessionário.", "datenschutzContentEn": "This policy explains which personal data we process when you visit this website, write to us or book an appointment, what for, for how long, and which rights you have. It is based on the Swiss Federal Act on Data Protection (FADP) as in force since 1 September 2023.\n\n## 1. Who is responsible\n\n{{name}}, {{street}}, {{postalCode}} {{city}}, telephone {{phone}}, e-mail {{email}}. A message to this address is enough for any question or request about data protection.\n\n## 2. When you visit the website\n\nFor each request our servers log the time, the address requested, the status and the duration of the answer, and in part of the logs the network from which the request comes (a shortened IP address). We use the full IP address only briefly to limit abuse, for example for ten minutes after the contact form has been sent. The logs serve secure operation and are deleted as soon as they are no longer needed for it.\n\nFonts, pictures and programs are on our own server. We use no advertising, no visitor analysis, no tracking pixels and no social network buttons.\n\n## 3. What is stored on your device\n\n- Cookie and local storage “language”: the language you chose, the cookie for one year.\n- Local storage “color-mode”: whether you chose the light or dark appearance.\n- Local storage “third-parties”: which content of which providers you want loaded without asking in future.\n- Local storage “contactMessages”: a message that has not been delivered yet because of an interrupted connection; it is then deleted there.\n- Session storage: which promotion you have already been shown and a booking you have begun, at the longest until you close the tab.\n- Session cookie “sid”: only for our staff after they have signed in to the protected area.\n\nYou can delete all of this at any time in your browser’s settings.\n\n## 4. When you write to us or book an appointment\n\nWith the contact form we store your name, e-mail address, telephone number, the topic you chose, your message, the language, and the time and version of your consent. To keep out spam we check an invisible field and the time it took to fill in the form. Our staff receive the message by e-mail and read it in the protected area.\n\nWith a booking we store your name, e-mail address, telephone number, the work you want done, day and time, the language, and the time and version of your consent, together with what you add of your own accord: details of the vehicle, number plate, notes and documents. We write you e-mails about this appointment; with the link in them you can see, move or cancel it.\n\nWe use these details only to answer your enquiry, to plan the appointment and to prepare an order. Our system deletes messages by itself after one year, documents 90 days after the visit to the workshop, and appointments two years after it, when the warranty on our work ends; if you wish, we delete them earlier. If it becomes an order, we keep the business records for as long as the law requires (usually ten years, Art. 958f of the Swiss Code of Obligations).\n\nIf you ask us when booking an appointment to remind you of the next official vehicle inspection (MFK), we store for this your name, e-mail address, language, vehicle, number plate, the month of first registration, and the time and version of your consent. Each reminder contains a link with which you can end it; after two reminders without a new consent it ends by itself. We delete these details 30 days later.\n\n## 5. Third-party content only after your click\n\nThe map, the vehicle search and the listings come from other providers. They are loaded only when you click the corresponding button, beside which the provider is named. Only then does the provider learn your IP address, details of your browser and which website you come from, and may set cookies of its own. Processing may take place abroad; the provider’s privacy policy applies.\n\nYour click is valid until you leave the page. Only if you tick “Load without asking from now on” does your device remember that you agreed to this provider; on your next visit the content is then loaded by itself as soon as you use the page. If we change the provider, we ask you again. At the end of this page you can see what you have allowed and withdraw each permission with a switch. Without JavaScript nothing is loaded from third parties.\n\nLinks, for example to a booking site, to reviews or to marketplaces, transmit something only when you open them.\n\n## 6. Who receives data\n\nOur staff have access as far as their task requires it, as do providers of hosting and e-mail who act only on our behalf. They process the data in Switzerland or in countries with adequate data protection. We do not sell data and make no automated individual decisions.\n\n## 7. Security\n\nThe connection to the website is encrypted. The staff area is protected by personal accounts, passwords are stored only as a hash, and a session ends after ten minutes without activity.\n\n## 8. Your rights\n\nFree of charge you may ask for information about your data, have them corrected or deleted, ask for them in a common format, object to their processing and withdraw consent for the future. We usually answer within 30 days and may check your identity. If you do not agree, you may turn to the Federal Data Protection and Information Commissioner: FDPIC, Feldeggweg 1, 3003 Bern, Switzerland.\n\n## 9. Changes\n\nWe adapt this policy when the website or the law changes. The version published here applies.", "datenschutzContentFr": "Cette déclaration indique quelles données personnelles nous traitons lorsque vous visitez ce site, nous écrivez ou prenez rendez-vous, dans quel but, pendant combien de temps, et quels sont vos droits. Elle se fonde sur la loi fédérale sur la protection des données (LPD) dans sa version en vigueur depuis le 1er septembre 2023.\n\n## 1. Qui est responsable\n\n{{name}}, {{street}}, {{postalCode}} {{city}}, téléphone {{phone}}, e-mail {{email}}. Un message à cette adresse suffit pour toute question ou demande relative à la protection des données.\n\n## 2. Lors de la visite du site\n\nPour chaque requête, nos serveurs consignent l’heure, l’adresse demandée, le statut et la durée de la réponse, et dans une partie des journaux le réseau d’où elle provient (adresse IP tronquée). L’adresse IP complète n’est utilisée que brièvement pour limiter les abus, par exemple pendant dix minutes après l’envoi du formulaire de contact. Les journaux servent à la sécurité de l’exploitation et sont effacés dès qu’ils ne sont plus nécessaires.\n\nPolices, images et programmes se trouvent sur notre propre serveur. Nous n’utilisons ni publicité, ni analyse d’audience, ni pixels de suivi, ni boutons de réseaux sociaux.\n\n## 3. Ce qui est enregistré sur votre appareil\n\n- Cookie et stockage local «language» : la langue choisie, le cookie pendant un an.\n- Stockage local «color-mode» : si vous avez choisi l’affichage clair ou sombre.\n- Stockage local «third-parties» : quels contenus de quels fournisseurs vous laissez charger désormais sans demander.\n- Stockage local «contactMessages» : un message non encore transmis en raison d’une connexion interrompue ; il y est effacé ensuite.\n- Stockage de session : quelle promotion vous a déjà été montrée et une prise de rendez-vous commencée, au plus tard jusqu’à la fermeture de l’onglet.\n- Cookie de session «sid» : uniquement pour notre personnel après connexion à l’espace protégé.\n\nVous pouvez tout effacer à tout moment dans les réglages de votre navigateur.\n\n## 4. Lorsque vous nous écrivez ou prenez rendez-vous\n\nPar le formulaire de contact, nous enregistrons votre nom, votre adresse e-mail, votre numéro de téléphone, le thème choisi, votre message, la langue ainsi que la date et la version de votre consentement. Contre les messages indésirables, nous vérifions un champ invisible et le temps de saisie. Notre personnel reçoit le message par e-mail et le lit dans l’espace protégé.\n\nLors d’une prise de rendez-vous, nous enregistrons votre nom, votre adresse e-mail, votre numéro de téléphone, les travaux souhaités, le jour et l’heure, la langue ainsi que la date et la version de votre consentement, et ce que vous ajoutez librement : indications sur le véhicule, plaque, remarques et documents. Nous vous écrivons des e-mails au sujet de ce rendez-vous ; leur lien permet de le consulter, de le déplacer ou de l’annuler.\n\nNous n’utilisons ces données que pour répondre à votre demande, planifier le rendez-vous et préparer un mandat. Notre système efface de lui-même les messages après un an, les documents 90 jours après le passage à l’atelier et les rendez-vous deux ans après, lorsque prend fin la garantie sur notre travail ; sur demande, nous les effaçons plus tôt. S’il en résulte un mandat, nous conservons les pièces commerciales aussi longtemps que la loi l’exige (en règle générale dix ans, art. 958f CO).\n\nSi vous souhaitez, lors d’une prise de rendez-vous, que nous vous rappelions la prochaine expertise de votre véhicule, nous enregistrons à cette fin votre nom, votre adresse e-mail, la langue, le véhicule, la plaque, le mois de la première mise en circulation ainsi que la date et la version de votre consentement. Chaque rappel contient un lien qui permet d’y mettre fin ; après deux rappels sans nouveau consentement, il prend fin de lui-même. Nous effaçons ces données 30 jours plus tard.\n\n## 5. Contenus de tiers seulement après votre clic\n\nLa carte, la recherche de véhicules et les annonces proviennent d’autres fournisseurs. Elles ne sont chargées que si vous cliquez sur le bouton correspondant, à côté duquel le fournisseur est nommé. Alors seulement, celui-ci apprend votre adresse IP, des indications sur votre navigateur et le site d’où vous venez, et peut déposer ses propres cookies. Le traitement peut avoir lieu à l’étranger ; la déclaration du fournisseur s’applique.\n\nVotre clic vaut jusqu’à ce que vous quittiez la page. Ce n’est que si vous cochez «Charger désormais sans demander» que votre appareil retient votre accord avec ce fournisseur ; lors de votre prochaine visite, le contenu se charge alors de lui-même dès que vous utilisez la page. Si nous changeons de fournisseur, nous vous demandons à nouveau. À la fin de cette page, vous voyez ce que vous avez autorisé et pouvez retirer chaque autorisation avec un interrupteur. Sans JavaScript, rien n’est chargé de tiers.\n\nLes liens, par exemple vers une prise de rendez-vous, des évaluations ou des places de marché, ne transmettent quelque chose que si vous les ouvrez.\n\n## 6. Qui reçoit des données\n\nOnt accès notre personnel, dans la mesure où sa tâche l’exige, et les prestataires d’hébergement et de messagerie qui agissent uniquement pour notre compte. Ils traitent les données en Suisse ou dans des États offrant une protection adéquate. Nous ne vendons pas de données et ne prenons aucune décision individuelle automatisée.\n\n## 7. Sécurité\n\nLa connexion au site est chiffrée. L’espace du personnel est protégé par des accès personnels, les mots de passe ne sont enregistrés que sous forme de hachage et la session prend fin après dix minutes d’inactivité.\n\n## 8. Vos droits\n\nVous pouvez gratuitement demander des renseignements sur vos données, les faire rectifier ou effacer, en demander la remise dans un format courant, vous opposer au traitement et révoquer un consentement pour l’avenir. Nous répondons en règle générale dans les 30 jours et pouvons vérifier votre identité. Si vous n’êtes pas d’accord, vous pouvez vous adresser au Préposé fédéral à la protection des données et à la transparence : PFPDT, Feldeggweg 1, 3003 Berne.\n\n## 9. Modifications\n\nNous adaptons cette déclaration lorsque le site ou le droit change. La version publiée ici fait foi.", "datenschutzContentIt": "Questa informativa spiega quali dati personali trattiamo quando Lei visita questo sito, ci scrive o prenota un appuntamento, a quale scopo, per quanto tempo e quali diritti ha. Si fonda sulla legge federale sulla protezione dei dati (LPD) nella versione in vigore dal 1° settembre 2023.\n\n## 1. Chi è responsabile\n\n{{name}}, {{street}}, {{postalCode}} {{city}}, telefono {{phone}}, e-mail {{email}}. Un messaggio a questo indirizzo basta per ogni domanda o richiesta sulla protezione dei dati.\n\n## 2. Durante la visita del sito\n\nPer ogni richiesta i nostri server registrano l’ora, l’indirizzo richiesto, lo stato e la durata della risposta e, in una parte dei registri, la rete da cui proviene (indirizzo IP abbreviato). L’indirizzo IP completo è usato solo brevemente per limitare gli abusi, per esempio per dieci minuti dopo l’invio del modulo di contatto. I registri servono all’esercizio sicuro e vengono cancellati appena non sono più necessari.\n\nCaratteri, immagini e programmi si trovano sul nostro server. Non usiamo pubblicità, analisi dei visitatori, pixel di tracciamento né pulsanti di reti sociali.\n\n## 3. Che cosa viene salvato sul Suo dispositivo\n\n- Cookie e memoria locale «language»: la lingua scelta, il cookie per un anno.\n- Memoria locale «color-mode»: se ha scelto l’aspetto chiaro o scuro.\n- Memoria locale «third-parties»: quali contenuti di quali fornitori Lei lascia caricare in futuro senza chiedere.\n- Memoria locale «contactMessages»: un messaggio non ancora recapitato per un’interruzione della connessione; in seguito viene cancellato.\n- Memoria di sessione: quale promozione Le è già stata mostrata e una prenotazione iniziata, al massimo fino alla chiusura della scheda.\n- Cookie di sessione «sid»: solo per i nostri collaboratori dopo l’accesso all’area protetta.\n\nPuò cancellare tutto in ogni momento nelle impostazioni del browser.\n\n## 4. Quando ci scrive o prenota un appuntamento\n\nCon il modulo di contatto salviamo nome, indirizzo e-mail, numero di telefono, il tema scelto, il Suo messaggio, la lingua nonché data e versione del Suo consenso. Contro lo spam controlliamo un campo invisibile e il tempo di compilazione. I nostri collaboratori ricevono il messaggio per e-mail e lo leggono nell’area protetta.\n\nCon una prenotazione salviamo nome, indirizzo e-mail, numero di telefono, i lavori desiderati, giorno e ora, la lingua nonché data e versione del Suo consenso, e inoltre ciò che aggiunge liberamente: dati del veicolo, targa, osservazioni e documenti. Le scriviamo e-mail su questo appuntamento; con il link che contengono può vederlo, spostarlo o disdirlo.\n\nUsiamo questi dati solo per rispondere alla Sua richiesta, pianificare l’appuntamento e preparare un incarico. Il nostro sistema cancella da sé i messaggi dopo un anno, i documenti 90 giorni dopo la visita in officina e gli appuntamenti due anni dopo, quando termina la garanzia sul nostro lavoro; su Sua richiesta li cancelliamo prima. Se ne nasce un incarico, conserviamo i documenti commerciali per il tempo richiesto dalla legge (di regola dieci anni, art. 958f CO).\n\nSe prenotando un appuntamento ci chiede di ricordarLe il prossimo collaudo del veicolo, salviamo a tale scopo nome, indirizzo e-mail, lingua, veicolo, targa, il mese della prima messa in circolazione nonché data e versione del Suo consenso. Ogni promemoria contiene un link con cui può terminarlo; dopo due promemoria senza un nuovo consenso termina da sé. 30 giorni dopo cancelliamo questi dati.\n\n## 5. Contenuti di terzi solo dopo il Suo clic\n\nLa mappa, la ricerca di veicoli e gli annunci provengono da altri fornitori. Vengono caricati solo quando Lei clicca sul pulsante corrispondente, accanto al quale è indicato il fornitore. Solo allora questi viene a conoscere il Suo indirizzo IP, dati sul browser e il sito da cui Lei arriva, e può impostare cookie propri. Il trattamento può avvenire all’estero; vale l’informativa del fornitore.\n\nIl Suo clic vale finché Lei non lascia la pagina. Solo se spunta «In futuro caricare senza chiedere» il dispositivo ricorda che Lei ha acconsentito a questo fornitore; alla prossima visita il contenuto si carica allora da solo appena Lei usa la pagina. Se cambiamo fornitore, glielo chiediamo di nuovo. In fondo a questa pagina vede che cosa ha consentito e può ritirare ogni consenso con un interruttore. Senza JavaScript non viene caricato nulla da terzi.\n\nI link, per esempio a una prenotazione, a recensioni o a mercati online, trasmettono qualcosa solo quando Lei li apre.\n\n## 6. Chi riceve i dati\n\nHanno accesso i nostri collaboratori, nella misura richiesta dal loro compito, e i fornitori di hosting ed e-mail che agiscono solo per nostro conto. Trattano i dati in Svizzera o in Stati con una protezione adeguata. Non vendiamo dati e non prendiamo decisioni individuali automatizzate.\n\n## 7. Sicurezza\n\nLa connessione al sito è cifrata. L’area dei collaboratori è protetta da accessi personali, le password sono salvate solo come hash e la sessione termina dopo dieci minuti di inattività.\n\n## 8. I Suoi diritti\n\nGratuitamente può chiedere informazioni sui Suoi dati, farli rettificare o cancellare, chiederne la consegna in un formato corrente, opporsi al trattamento e revocare un consenso per il futuro. Di regola rispondiamo entro 30 giorni e possiamo verificare la Sua identità. Se non è d’accordo, può rivolgersi all’Incaricato federale della protezione dei dati e della trasparenza: IFPDT, Feldeggweg 1, 3003 Berna.\n\n## 9. Modifiche\n\nAdeguiamo questa informativa quando cambia il sito o il diritto. Vale la versione qui pubblicata.", "datenschutzContentPt": "Esta declaração explica que dados pessoais tratamos quando visita este site, nos escreve ou marca uma visita, para quê, durante quanto tempo e que direitos tem. Baseia-se na lei federal suíça sobre a proteção de dados (LPD), na versão em vigor desde 1 de setembro de 2023.\n\n## 1. Quem é responsável\n\n{{name}}, {{street}}, {{postalCode}} {{city}}, telefone {{phone}}, e-mail {{email}}. Uma mensagem para este endereço basta para qualquer pergunta ou pedido sobre proteção de dados.\n\n## 2. Ao visitar o site\n\nEm cada pedido, os nossos servidores registam a hora, o endereço pedido, o estado e a duração da resposta e, numa parte dos registos, a rede de onde provém (endereço IP abreviado). O endereço IP completo é usado apenas por pouco tempo para limitar abusos, por exemplo durante dez minutos após o envio do formulário de contacto. Os registos servem o funcionamento seguro e são apagados logo que deixem de ser necessários.\n\nTipos de letra, imagens e programas estão no nosso próprio servidor. Não usamos publicidade, análise de visitantes, píxeis de rastreio nem botões de redes sociais.\n\n## 3. O que fica guardado no seu dispositivo\n\n- Cookie e armazenamento local «language»: a língua escolhida, o cookie durante um ano.\n- Armazenamento local «color-mode»: se escolheu o aspeto claro ou escuro.\n- Armazenamento local «third-parties»: que conteúdos de que fornecedores deixa carregar no futuro sem perguntar.\n- Armazenamento local «contactMessages»: uma mensagem ainda não entregue por interrupção da ligação; depois é apagada.\n- Armazenamento de sessão: que promoção já lhe foi mostrada e uma marcação iniciada, no máximo até fechar o separador.\n- Cookie de sessão «sid»: apenas para os nossos colaboradores depois de entrarem na área protegida.\n\nPode apagar tudo a qualquer momento nas definições do seu navegador.\n\n## 4. Quando nos escreve ou marca uma visita\n\nCom o formulário de contacto guardamos nome, endereço de e-mail, número de telefone, o tema escolhido, a sua mensagem, a língua e ainda a data e a versão do seu consentimento. Contra o spam verificamos um campo invisível e o tempo de preenchimento. Os nossos colaboradores recebem a mensagem por e-mail e leem-na na área protegida.\n\nCom uma marcação guardamos nome, endereço de e-mail, número de telefone, os trabalhos desejados, dia e hora, a língua e ainda a data e a versão do seu consentimento, e o que acrescentar livremente: dados do veículo, matrícula, observações e documentos. Escrevemos-lhe e-mails sobre essa visita; com a ligação neles pode vê-la, mudá-la ou desmarcá-la.\n\nUsamos estes dados apenas para responder ao seu pedido, planear a visita e preparar um serviço. O nosso sistema apaga por si as mensagens ao fim de um ano, os documentos 90 dias depois da visita à oficina e as visitas dois anos depois, quando termina a garantia sobre o nosso trabalho; a seu pedido apagamo-los mais cedo. Se daí resultar um serviço, guardamos os documentos comerciais pelo tempo exigido por lei (em regra dez anos, art. 958f do Código das Obrigações suíço).\n\nSe, ao marcar uma visita, nos pedir que lhe lembremos a próxima inspeção do veículo, guardamos para isso o nome, o endereço de e-mail, a língua, o veículo, a matrícula, o mês da primeira matrícula e ainda a data e a versão do seu consentimento. Cada lembrete contém uma ligação com a qual o pode terminar; após dois lembretes sem novo consentimento termina por si. 30 dias depois apagamos estes dados.\n\n## 5. Conteúdos de terceiros só depois do seu clique\n\nO mapa, a pesquisa de veículos e os anúncios vêm de outros fornecedores. Só são carregados quando clica no botão respetivo, ao lado do qual está indicado o fornecedor. Só então este fica a conhecer o seu endereço IP, dados do navegador e de que site vem, e pode colocar cookies próprios. O tratamento pode ocorrer no estrangeiro; aplica-se a declaração do fornecedor.\n\nO seu clique vale até sair da página. Só se assinalar «No futuro, carregar sem perguntar» é que o seu dispositivo guarda que consentiu neste fornecedor; na próxima visita, o conteúdo é então carregado por si assim que usar a página. Se mudarmos de fornecedor, voltamos a perguntar. No fim desta página vê o que permitiu e pode retirar cada permissão com um interruptor. Sem JavaScript nada é carregado de terceiros.\n\nAs ligações, por exemplo para marcações, avaliações ou mercados online, só transmitem algo quando as abre.\n\n## 6. Quem recebe dados\n\nTêm acesso os nossos colaboradores, na medida exigida pela sua tarefa, e os prestadores de alojamento e de e-mail que atuam apenas por nossa conta. Tratam os dados na Suíça ou em Estados com proteção adequada. Não vendemos dados nem tomamos decisões individuais automatizadas.\n\n## 7. Segurança\n\nA ligação ao site é cifrada. A área dos colaboradores está protegida por acessos pessoais, as palavras-passe são guardadas apenas como hash e a sessão termina após dez minutos sem atividade.\n\n## 8. Os seus direitos\n\nPode gratuitamente pedir informação sobre os seus dados, fazê-los retificar ou apagar, pedir a sua entrega num formato corrente, opor-se ao tratamento e revogar um consentimento para o futuro. Em regra respondemos em 30 dias e podemos verificar a sua identidade. Se não concordar, pode dirigir-se ao Encarregado federal da proteção de dados e da transparência: Feldeggweg 1, 3003 Berna, Suíça.\n\n## 9. Alterações\n\nAdaptamos esta declaração quando o site ou o direito mudam. Vale a versão aqui publicada."}', NULL, '2026-11-23 18:10:52.682855+00'),
	('gallery', 1, '{"picture1Alt": "Rotes Auto auf der Zweisäulen-Hebebühne", "picture2Alt": "Drehmomentschlüssel auf der Radschraube eines Leichtmetallrads", "picture3Alt": "Steuerkette über drei Kettenrädern", "picture4Alt": "Messgerät für die Batterie, die Anzeige steht bei 12,64 Volt", "picture5Alt": "Goldenes Öl fliesst in den Messbecher", "picture6Alt": "Neue Bremsscheibe mit rotem Sattel", "picture7Alt": "Neues Federbein mit roter Feder", "picture8Alt": "Farbige Sicherungen, der Stärke nach geordnet", "picture9Alt": "Neuer Luftfilter mit gefaltetem Papier im roten Rahmen", "picture10Alt": "Orange Hochvoltstecker mit ihren Kabeln", "picture11Alt": "Ladestecker eines Elektroautos, der Ring um die Dose leuchtet grün", "picture12Alt": "Regal mit eingelagerten und beschrifteten Rädern", "picture13Alt": "Winterreifen mit tiefem Profil im Schnee", "picture14Alt": "Profil eines Winterreifens mit seinen feinen Lamellen", "picture15Alt": "Manometer des Klimaservicegeräts", "picture16Alt": "Zwei Kolben mit ihren Pleueln", "picture17Alt": "Rückleuchte eines dunklen Autos aus der Nähe, ihre rote Linie läuft übers Heck", "picture18Alt": "Neue Zündkerzen", "picture19Alt": "Kupfernes Ölkännchen auf der alten Werkbank", "picture20Alt": "Schraubenschlüssel der Grösse nach, jeder an seinem Platz", "picture21Alt": "Freier Platz unter der Hebebühne, die Morgensonne fällt durchs offene Tor", "picture22Alt": "Rote Kaffeetasse und Autoschlüssel auf dem Tisch", "picture23Alt": "Klingel auf dem Tresen am Empfang, dahinter Blütenzweige in einer weissen Vase", "picture24Alt": "Fächer mit Lackmustern in dreizehn Farben", "picture25Alt": "Verschneiter Abend vor der Garage, hinter den Toren brennt Licht", "picture26Alt": "Profiltiefenmesser auf einem Sommerreifen, er zeigt 6,8 Millimeter", "pictureOrder": "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26", "picture1AltEn": "Red car on the two-post lift", "picture1AltFr": "Voiture rouge sur le pont élévateur à deux colonnes", "picture1AltIt": "Auto rossa sul ponte sollevatore a due colonne", "picture1AltPt": "Automóvel vermelho no elevador de duas colunas", "picture1Image": "gallery-01", "picture2AltEn": "Torque wrench on the wheel bolt of an alloy wheel", "picture2AltFr": "Clé dynamométrique sur le boulon d’une jante en alliage", "picture2AltIt": "Chiave dinamometrica sul bullone di un cerchio in lega", "picture2AltPt": "Chave dinamométrica no parafuso de uma jante de liga leve", "picture2Image": "gallery-02", "picture3AltEn": "Timing chain running over three sprockets", "picture3AltFr": "Chaîne de distribution sur trois pignons", "picture3AltIt": "Catena di distribuzione su tre ingranaggi", "picture3AltPt": "Corrente de distribuição sobre três rodas dentadas", "picture3Image": "gallery-03", "picture4AltEn": "Battery meter, the display reads 12.64 volts", "picture4AltFr": "Multimètre pour la batterie, l’écran indique 12,64 volts", "picture4AltIt": "Multimetro per la batteria, il display segna 12,64 volt", "picture4AltPt": "Multímetro para a bateria, o visor marca 12,64 volts", "picture4Image": "gallery-04", "picture5AltEn": "Golden oil running into the measuring jug", "picture5AltFr": "De l’huile dorée coule dans le pichet doseur", "picture5AltIt": "Olio dorato versato nella caraffa graduata", "picture5AltPt": "Óleo dourado a correr para o copo graduado", "picture5Image": "gallery-05", "picture6AltEn": "New brake disc with a red calliper", "picture6AltFr": "Disque de frein neuf avec étrier rouge", "picture6AltIt": "Disco freno nuovo con pinza rossa", "picture6AltPt": "Disco de travão novo com pinça vermelha", "picture6Image": "gallery-06", "picture7AltEn": "New suspension strut with a red spring", "picture7AltFr": "Jambe de suspension neuve à ressort rouge", "picture7AltIt": "Ammortizzatore nuovo con molla rossa", "picture7AltPt": "Amortecedor novo com mola vermelha", "picture7Image": "gallery-07", "picture8AltEn": "Coloured fuses in order of their rating", "picture8AltFr": "Fusibles colorés rangés par calibre", "picture8AltIt": "Fusibili colorati in ordine di amperaggio", "picture8AltPt": "Fusíveis coloridos por ordem de amperagem", "picture8Image": "gallery-08", "picture9AltEn": "New air filter with pleated paper in a red frame", "picture9AltFr": "Filtre à air neuf, papier plissé dans un cadre rouge", "picture9AltIt": "Filtro dell’aria nuovo con carta pieghettata in una cornice rossa", "picture9AltPt": "Filtro de ar novo com papel plissado numa moldura vermelha", "picture9Image": "gallery-09", "picture10AltEn": "Orange high-voltage connectors with their cables", "picture10AltFr": "Connecteurs haute tension orange et leurs câbles", "picture10AltIt": "Connettori ad alta tensione arancioni con i loro cavi", "picture10AltPt": "Conectores de alta tensão cor de laranja com os seus cabos", "picture10Image": "gallery-10", "picture11AltEn": "Charging plug of an electric car, the ring round the socket glows green", "picture11AltFr": "Prise de recharge d’une voiture électrique, l’anneau autour de la prise est vert", "picture11AltIt": "Connettore di ricarica di un’auto elettrica, l’anello attorno alla presa è verde", "picture11AltPt": "Ficha de carregamento de um automóvel elétrico, o anel em volta da tomada está verde", "picture11Image": "gallery-11", "picture12AltEn": "Rack of stored, labelled wheels", "picture12AltFr": "Étagère de roues entreposées et étiquetées", "picture12AltIt": "Scaffale con ruote in deposito ed etichettate", "picture12AltPt": "Estante com rodas guardadas e etiquetadas", "picture12Image": "gallery-12", "picture13AltEn": "Winter tyre with deep tread in the snow", "picture13AltFr": "Pneu d’hiver au profil profond dans la neige", "picture13AltIt": "Pneumatico invernale con battistrada profondo nella neve", "picture13AltPt": "Pneu de inverno com piso fundo na neve", "picture13Image": "gallery-13", "picture14AltEn": "Tread of a winter tyre with its fine sipes", "picture14AltFr": "Profil d’un pneu d’hiver avec ses fines lamelles", "picture14AltIt": "Battistrada di uno pneumatico invernale con le sue sottili lamelle", "picture14AltPt": "Piso de um pneu de inverno com as suas lamelas finas", "picture14Image": "gallery-14", "picture15AltEn": "Pressure gauges of the air-conditioning service unit", "picture15AltFr": "Manomètres de l’appareil d’entretien de la climatisation", "picture15AltIt": "Manometri della stazione di servizio per il climatizzatore", "picture15AltPt": "Manómetros do aparelho de serviço do ar condicionado", "picture15Image": "gallery-15", "picture16AltEn": "Two pistons with their connecting rods", "picture16AltFr": "Deux pistons avec leurs bielles", "picture16AltIt": "Due pistoni con le loro bielle", "picture16AltPt": "Dois êmbolos com as suas bielas", "picture16Image": "gallery-16", "picture17AltEn": "Tail lamp of a dark car up close, its red line running across the tail", "picture17AltFr": "Feu arrière d’une voiture sombre vu de près, sa ligne rouge traverse le hayon", "picture17AltIt": "Fanale posteriore di un’auto scura da vicino, la sua linea rossa attraversa la coda", "picture17AltPt": "Farolim de um automóvel escuro visto de perto, a sua linha vermelha atravessa a traseira", "picture17Image": "gallery-17", "picture18AltEn": "New spark plugs", "picture18AltFr": "Bougies d’allumage neuves", "picture18AltIt": "Candele di accensione nuove", "picture18AltPt": "Velas de ignição novas", "picture18Image": "gallery-18", "picture19AltEn": "Copper oil can on the old workbench", "picture19AltFr": "Burette à huile en cuivre sur le vieil établi", "picture19AltIt": "Oliatore di rame sul vecchio banco da lavoro", "picture19AltPt": "Almotolia de cobre na velha bancada", "picture19Image": "gallery-19", "picture1InList": "Ja", "picture20AltEn": "Spanners in order of size, each in its place", "picture20AltFr": "Clés plates rangées par taille, chacune à sa place", "picture20AltIt": "Chiavi fisse in ordine di grandezza, ognuna al suo posto", "picture20AltPt": "Chaves de bocas por ordem de tamanho, cada uma no seu lugar", "picture20Image": "gallery-20", "picture21AltEn": "Free bay under the lift, the morning sun falls through the open door", "picture21AltFr": "Place libre sous le pont élévateur, le soleil du matin entre par la porte ouverte", "picture21AltIt": "Posto libero sotto il ponte sollevatore, il sole del mattino entra dal portone aperto", "picture21AltPt": "Lugar livre sob o elevador, o sol da manhã entra pelo portão aberto", "picture21Image": "gallery-21", "picture22AltEn": "Red coffee cup and car key on the table", "picture22AltFr": "Tasse à café rouge et clé de voiture sur la table", "picture22AltIt": "Tazza di caffè rossa e chiave dell’auto sul tavolo", "picture22AltPt": "Chávena de café vermelha e chave do automóvel na mesa", "picture22Image": "gallery-22", "picture23AltEn": "Bell on the reception counter, sprigs of blossom in a white vase behind it", "picture23AltFr": "Sonnette sur le comptoir de la réception, derrière elle des branches en fleurs dans un vase blanc", "picture23AltIt": "Campanello sul bancone dell’accettazione, dietro rami fioriti in un vaso bianco", "picture23AltPt": "Campainha no balcão da receção, atrás dela ramos floridos numa jarra branca", "picture23Image": "gallery-23", "picture24AltEn": "Fan of paint samples in thirteen colours", "picture24AltFr": "Éventail d’échantillons de peinture en treize couleurs", "picture24AltIt": "Ventaglio di campioni di vernice in tredici colori", "picture24AltPt": "Leque de amostras de tinta em treze cores", "picture24Image": "gallery-24", "picture25AltEn": "Snowy evening outside the garage, lights on behind the doors", "picture25AltFr": "Soir de neige devant le garage, la lumière brille derrière les portes", "picture25AltIt": "Sera di neve davanti all’officina, con le luci accese dietro i portoni", "picture25AltPt": "Noite de neve em frente à oficina, com luz por trás dos portões", "picture25Image": "gallery-25", "picture26AltEn": "Tread depth gauge on a summer tyre, it reads 6.8 millimetres", "picture26AltFr": "Jauge de profondeur sur un pneu d’été, elle indique 6,8 millimètres", "picture26AltIt": "Misuratore di profondità su uno pneumatico estivo, segna 6,8 millimetri", "picture26AltPt": "Medidor de profundidade num pneu de verão, marca 6,8 milímetros", "picture26Image": "gallery-26", "picture2InList": "Ja", "picture3InList": "Ja", "picture4InList": "Ja", "picture5InList": "Ja", "picture6InList": "Ja", "picture7InList": "Ja", "picture8InList": "Ja", "picture9InList": "Ja", "picture10InList": "Ja", "picture11InList": "Ja", "picture12InList": "Ja", "picture13InList": "Ja", "picture14InList": "Ja", "picture15InList": "Ja", "picture16InList": "Ja", "picture17InList": "Ja", "picture18InList": "Ja", "picture19InList": "Ja", "picture20InList": "Ja", "picture21InList": "Ja", "picture22InList": "Ja", "picture23InList": "Ja", "picture24InList": "Ja", "picture25InList": "Ja", "picture26InList": "Ja"}', NULL, '2026-11-23 18:10:52.682855+00'),
	('offers', 1, '{"offerOrder": "1,2,3,4", "offer1Image": "offer-01", "offer1Title": "Frühlingscheck zum Fixpreis", "offer2Image": "offer-02", "offer2Title": "Veloträger für E-Bikes", "offer3Image": "offer-03", "offer3Title": "Mobile Reifenpumpe", "offer4Image": "offer-04", "offer4Title": "Dachbox mit 620 Litern", "offer1InList": "Ja", "offer2InList": "Ja", "offer3InList": "Ja", "offer4InList": "Ja", "offer1TitleEn": "Spring check at a fixed price", "offer1TitleFr": "Contrôle de printemps à prix fixe", "offer1TitleIt": "Controllo di primavera a prezzo fisso", "offer1TitlePt": "Verificação de primavera a preço fixo", "offer2TitleEn": "Bike carrier for e-bikes", "offer2TitleFr": "Porte-vélos pour vélos électriques", "offer2TitleIt": "Portabici per e-bike", "offer2TitlePt": "Suporte para bicicletas elétricas", "offer3TitleEn": "Portable tyre inflator", "offer3TitleFr": "Gonfleur de pneus mobile", "offer3TitleIt": "Compressore portatile per pneumatici", "offer3TitlePt": "Compressor portátil para pneus", "offer4TitleEn": "620-litre roof box", "offer4TitleFr": "Coffre de toit de 620 litres", "offer4TitleIt": "Box da tetto da 620 litri", "offer4TitlePt": "Mala de tejadilho de 620 litros", "offer1Description": "Räderwechsel, 20 Prüfpunkte, Scheibenwasser und eine Aussenwäsche für CHF 89.–, alles in einem Termin.", "offer2Description": "Zwei E-Bikes bis je 30 Kilo auf der Anhängerkupplung, mit Auffahrschiene und abklappbar, damit der Kofferraum zugänglich bleibt. Wir montieren und erklären ihn.", "offer3Description": "Klein wie eine Trinkflasche, mit Akku und digitaler Anzeige: füllt einen Autoreifen in wenigen Minuten und stoppt beim eingestellten Druck.", "offer4Description": "Platz für sechs Paar Ski oder das Gepäck der ganzen Familie, von beiden Seiten zu öffnen. Kaufen oder wochenweise mieten, Montage inbegriffen.", "offer1DescriptionEn": "Wheel change, 20 checks, washer fluid and an exterior wash for CHF 89, all in one visit.", "offer1DescriptionFr": "Changement de roues, 20 points de contrôle, lave-glace et lavage extérieur pour CHF 89.–, en un seul rendez-vous.", "offer1DescriptionIt": "Cambio ruote, 20 punti di controllo, lavavetri e lavaggio esterno per CHF 89.–, in un solo appuntamento.", "offer1DescriptionPt": "Troca de rodas, 20 pontos de verificação, limpa-vidros e lavagem exterior por CHF 89, tudo numa só visita.", "offer2DescriptionEn": "Two e-bikes of up to 30 kilos each on the tow bar, with a loading ramp, and it tilts so that you can still reach the boot. We fit it and show you how it works.", "offer2DescriptionFr": "Deux vélos électriques jusqu’à 30 kilos chacun sur l’attelage, avec rampe de chargement et basculement pour accéder au coffre. Nous le montons et vous l’expliquons.", "offer2DescriptionIt": "Due e-bike fino a 30 chili ciascuna sul gancio di traino, con rampa di carico e ribaltabile per accedere al bagagliaio. Lo montiamo e Le spieghiamo come si usa.", "offer2DescriptionPt": "Duas bicicletas elétricas até 30 quilos cada no engate, com rampa de carga e rebatível para chegar à bagageira. Montamos e explicamos.", "offer3DescriptionEn": "As small as a water bottle, with battery and digital display: fills a car tyre in a few minutes and stops at the pressure you set.", "offer3DescriptionFr": "Pas plus grand qu’une gourde, avec batterie et affichage numérique : regonfle un pneu en quelques minutes et s’arrête à la pression réglée.", "offer3DescriptionIt": "Piccolo come una borraccia, con batteria e display digitale: gonfia uno pneumatico in pochi minuti e si ferma alla pressione impostata.", "offer3DescriptionPt": "Pequeno como uma garrafa de água, com bateria e visor digital: enche um pneu em poucos minutos e para na pressão definida.", "offer4DescriptionEn": "Room for six pairs of skis or the whole family’s luggage, opens from both sides. Buy it or rent it by the week, fitting included.", "offer4DescriptionFr": "De la place pour six paires de skis ou les bagages de toute la famille, ouverture des deux côtés. À l’achat ou en location à la semaine, montage compris.", "offer4DescriptionIt": "Spazio per sei paia di sci o i bagagli di tutta la famiglia, apribile da entrambi i lati. In vendita o a noleggio settimanale, montaggio incluso.", "offer4DescriptionPt": "Espaço para seis pares de esquis ou a bagagem da família toda, abre dos dois lados. Para comprar ou alugar à semana, com montagem incluída."}', NULL, '2026-11-23 18:10:52.682855+00'),
	('hero', 2, '{"headline": "Ihre Garage an der Töss", "headlineEn": "Welcome to {{name}}", "headlineFr": "Bienvenue chez {{name}}", "headlineIt": "Benvenuti da {{name}}", "headlinePt": "Bem-vindo à {{name}}", "slideOrder": "1,2,3,4,5,6", "buttonLink1": "/about", "buttonLink2": "/contact", "buttonText1": "Über uns", "buttonText2": "Kontakt", "slide2Image": "hero-02", "slide3Image": "hero-03", "slide4Image": "hero-04", "slide5Image": "hero-05", "slide6Image": "hero-06", "subheadline": "Service, Reparatur und Occasionen für {{brands}}. Sie wissen vorher, was gemacht wird und was es kostet.", "overlayColor": "#000000", "slide1InList": "Ja", "slide2InList": "Ja", "slide3InList": "Ja", "slide4InList": "Ja", "slide5InList": "Ja", "slide6InList": "Ja", "buttonText1En": "About us", "buttonText1Fr": "Qui sommes-nous", "buttonText1It": "Chi siamo", "buttonText1Pt": "Sobre nós", "buttonText2En": "Contact us", "buttonText2Fr": "Nous contacter", "buttonText2It": "Contatto", "buttonText2Pt": "Contacto", "subheadlineEn": "Servicing, repairs and used cars: {{brands}}. You know beforehand what will be done and what it costs.", "subheadlineFr": "Entretien, réparation et voitures d’occasion : {{brands}}. Vous savez à l’avance ce qui sera fait et ce que cela coûte.", "subheadlineIt": "Manutenzione, riparazioni e auto d’occasione: {{brands}}. Lei sa in anticipo che cosa verrà fatto e quanto costa.", "subheadlinePt": "Manutenção, reparação e automóveis usados: {{brands}}. Sabe de antemão o que vai ser feito e quanto custa.", "overlayOpacity": "40", "backgroundImage": "media-1"}', 'admin', '2026-11-23 18:11:09.412182+00');

INSERT INTO content.promotions VALUES
	(1, 'Wintercheck (Vorlage)', 'Sicher durch den Winter', 'Räderwechsel, Batterietest und Frostschutz in einem Termin. Jetzt anmelden, bevor der erste Schnee fällt.', '{"en": {"title": "Safely through the winter", "description": "Wheel change, battery test and antifreeze in one visit. Book now, before the first snow falls."}, "fr": {"title": "L’hiver en toute sécurité", "description": "Changement de roues, test de batterie et antigel en un seul rendez-vous. Annoncez-vous avant la première neige."}, "it": {"title": "In inverno in tutta sicurezza", "description": "Cambio ruote, test della batteria e antigelo in un solo appuntamento. Prenoti prima che cada la prima neve."}, "pt": {"title": "Em segurança pelo inverno", "description": "Troca de rodas, teste da bateria e anticongelante numa só visita. Marque antes de cair a primeira neve."}}', 'winter', false, '2026-10-15', '2027-01-31', false, true, true, 'snow', '', 'left', '{}', '2026-11-23 18:10:52.682855+00', '2026-11-23 18:10:52.682855+00', NULL, 1, NULL),
	(2, 'Frühlingscheck (Vorlage)', 'Frühlingscheck für CHF 89.–', 'Räderwechsel, 20 Prüfpunkte und eine Aussenwäsche zum Fixpreis. Ihr Auto startet sauber in die warme Jahreszeit.', '{"en": {"title": "Spring check for CHF 89", "description": "Wheel change, 20 checks and an exterior wash at a fixed price. Your car starts the warm season clean."}, "fr": {"title": "Contrôle de printemps pour CHF 89.–", "description": "Changement de roues, 20 points de contrôle et lavage extérieur à prix fixe. Votre voiture entame la belle saison toute propre."}, "it": {"title": "Controllo di primavera per CHF 89.–", "description": "Cambio ruote, 20 punti di controllo e lavaggio esterno a prezzo fisso. La Sua auto inizia pulita la bella stagione."}, "pt": {"title": "Verificação de primavera por CHF 89", "description": "Troca de rodas, 20 pontos de verificação e lavagem exterior a preço fixo. O seu automóvel entra limpo na estação quente."}}', 'spring', false, '2027-03-01', '2027-05-15', false, true, true, 'petals', '', 'left', '{}', '2026-11-23 18:10:52.682855+00', '2026-11-23 18:10:52.682855+00', NULL, 1, NULL),
	(3, 'Ostern (Vorlage)', 'Frohe Ostern', 'Wer bis Ostern zum Radwechsel kommt, findet ein Nest auf dem Beifahrersitz. Wir wünschen Ihnen sonnige Feiertage.', '{"en": {"title": "Happy Easter", "description": "Come for your wheel change by Easter and find a nest on the passenger seat. We wish you sunny holidays."}, "fr": {"title": "Joyeuses Pâques", "description": "Venez changer vos roues avant Pâques et trouvez un nid sur le siège passager. Nous vous souhaitons des fêtes ensoleillées."}, "it": {"title": "Buona Pasqua", "description": "Chi viene per il cambio ruote entro Pasqua trova un nido sul sedile del passeggero. Le auguriamo feste piene di sole."}, "pt": {"title": "Feliz Páscoa", "description": "Quem vier trocar as rodas até à Páscoa encontra um ninho no banco do passageiro. Desejamos-lhe dias cheios de sol."}}', 'easter', false, '2027-03-15', '2027-03-29', false, true, true, 'eggs', '', 'left', '{}', '2026-11-23 18:10:52.682855+00', '2026-11-23 18:10:52.682855+00', NULL, 1, NULL);

INSERT INTO content.site_settings VALUES
	('default-content', '{"edition": 1}', '2026-11-23 18:10:52.682855+00', 1, NULL),
	('garage', '{"name": "Garage Muster AG", "email": "info@garage-muster.example", "links": {"reviews": "https://bewertungen.example/garage-muster", "externalBooking": null}, "phone": "+41 52 000 00 00", "brands": ["Volkswagen", "Audi", "Seat", "Škoda"], "canton": "ZH", "rating": null, "social": {"tiktok": null, "youtube": null, "facebook": null, "linkedin": null, "instagram": null}, "address": {"city": "Musterwil", "street": "Werkstrasse 12", "country": "CH", "postalCode": "8400"}, "tagline": "IHR STOP&GO PARTNER", "closures": [{"to": "2027-01-03", "from": "2026-12-24", "reason": {"de": "Betriebsferien über die Festtage", "en": "Closed over the Christmas and New Year holidays", "fr": "Fermé pendant les fêtes de fin d’année", "it": "Chiuso durante le feste di fine anno", "pt": "Encerrado durante as festas de fim de ano"}}], "holidays": ["newYear", "berchtoldDay", "goodFriday", "easterMonday", "labourDay", "ascension", "whitMonday", "nationalDay", "christmas", "saintStephen"], "location": {"latitude": 47.4988, "longitude": 8.7237}, "priceRange": "$$", "description": {"de": "Ihre unabhängige Werkstatt in Musterwil: Service, Reparatur und Occasionen für Volkswagen, Audi, Seat und Škoda.", "en": "Your independent workshop in Musterwil: servicing, repairs and used cars for Volkswagen, Audi, Seat and Škoda.", "fr": "Votre garage indépendant à Musterwil : entretien, réparation et voitures d’occasion Volkswagen, Audi, Seat et Škoda.", "it": "La Sua officina indipendente a Musterwil: manutenzione, riparazioni e auto d’occasione Volkswagen, Audi, Seat e Škoda.", "pt": "A sua oficina independente em Musterwil: manutenção, reparação e automóveis usados Volkswagen, Audi, Seat e Škoda."}, "foundedYear": 1950, "jubileeYear": 2025, "openingHours": {"friday": [{"to": "12:00", "from": "07:30"}, {"to": "16:30", "from": "13:15"}], "monday": [{"to": "12:00", "from": "07:30"}, {"to": "17:30", "from": "13:15"}], "sunday": [], "tuesday": [{"to": "12:00", "from": "07:30"}, {"to": "17:30", "from": "13:15"}], "saturday": [], "thursday": [{"to": "12:00", "from": "07:30"}, {"to": "17:30", "from": "13:15"}], "wednesday": [{"to": "12:00", "from": "07:30"}, {"to": "17:30", "from": "13:15"}]}, "paymentMethods": ["cash", "card", "invoice", "twint"], "serviceRadiusMetres": 25000}', '2026-11-23 18:10:52.682855+00', 1, NULL);

INSERT INTO pgboss.job_common VALUES
	('8f69c705-c5f4-4219-b27a-581a334a5a36', 'mails', 0, '{"mailId": 1, "requestId": "536780e0-2d4b-44a1-bdb8-686103499ddb"}', 'retry', 1000000, 1, 5, true, 60, 240, 86400, NULL, NULL, NULL, NULL, '2026-11-23 18:11:22.387581+00', '2026-11-23 18:10:57.857696+00', '2026-11-23 18:11:04.509167+00', NULL, '2027-02-21 18:10:57.857696+00', '{"error": "the mail could not be handed over (code ESOCKET, at CONN)"}', NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8f0574d5-be1d-4029-ae8f-e8f53899e5aa', 'mails', 0, '{"mailId": 2, "requestId": "cf3053d9-2053-43bc-a476-58412eff8a49"}', 'retry', 1000000, 1, 5, true, 60, 240, 86400, NULL, NULL, NULL, NULL, '2026-11-23 18:11:25.786166+00', '2026-11-23 18:10:59.325587+00', '2026-11-23 18:11:06.513689+00', NULL, '2027-02-21 18:10:59.325587+00', '{"error": "the mail could not be handed over (code ESOCKET, at CONN)"}', NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ebe3ce4f-415b-4ca9-bb08-2f35fd26f8a2', 'mails', 0, '{"mailId": 3, "requestId": "cf3053d9-2053-43bc-a476-58412eff8a49"}', 'retry', 1000000, 1, 5, true, 60, 240, 86400, NULL, NULL, NULL, NULL, '2026-11-23 18:11:18.759453+00', '2026-11-23 18:10:59.325587+00', '2026-11-23 18:11:08.516097+00', NULL, '2027-02-21 18:10:59.325587+00', '{"error": "the mail could not be handed over (code ESOCKET, at CONN)"}', NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ea13f9e2-1b05-4811-b5e4-03a079c2c856', 'mails', 0, '{"mailId": 4, "requestId": "f9468edc-5217-4f66-9ef1-fbd74b824db3"}', 'retry', 1000000, 0, 5, true, 60, 240, 86400, NULL, NULL, NULL, NULL, '2026-11-23 18:11:19.040709+00', '2026-11-23 18:11:11.175872+00', '2026-11-23 18:11:11.515634+00', NULL, '2027-02-21 18:11:11.175872+00', '{"error": "the mail could not be handed over (code ESOCKET, at CONN)"}', NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('05c61c3a-c6a9-4d9d-96d9-3b86901d16e4', 'mails', 0, '{"mailId": 5, "requestId": "07fda82f-e5b3-444a-a759-cd1f03e34cd7"}', 'retry', 1000000, 0, 5, true, 60, 240, 86400, NULL, NULL, NULL, NULL, '2026-11-23 18:11:20.624635+00', '2026-11-23 18:11:11.642125+00', '2026-11-23 18:11:12.516952+00', NULL, '2027-02-21 18:11:11.642125+00', '{"error": "the mail could not be handed over (code ESOCKET, at CONN)"}', NULL, 'standard', NULL, 20, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO pgboss.queue VALUES
	('mails', 'standard', 1000000, 5, true, 60, 240, 7776000, 86400, NULL, false, 'job_common', 3, 3, 0, 0, 0, 0, 3, 0, 0, 0, NULL, NULL, '{0}', 20, false, NULL, '2026-11-23 18:11:07.382299+00', '2026-11-23 18:11:07.391996+00', '2026-11-23 18:11:07.437594+00', '2026-11-23 18:10:57.431121+00', '2026-11-23 18:10:57.448642+00');

INSERT INTO pgboss.version VALUES
	(43, NULL, '2026-11-23 18:10:57.846994+00', '2026-11-23 18:11:07.887835+00', '2026-11-23 18:11:07.507737+00', NULL);

SELECT pg_catalog.setval('auth.audit_log_id_seq', 11, true);

SELECT pg_catalog.setval('auth.backups_id_seq', 1, false);

SELECT pg_catalog.setval('auth.migrations_id_seq', 3, true);

SELECT pg_catalog.setval('auth.reset_codes_id_seq', 1, false);

SELECT pg_catalog.setval('auth.user_roles_id_seq', 3, true);

SELECT pg_catalog.setval('auth.user_sessions_id_seq', 2, true);

SELECT pg_catalog.setval('auth.users_id_seq', 93, true);

SELECT pg_catalog.setval('contact.appointment_documents_id_seq', 1, false);

SELECT pg_catalog.setval('contact.appointment_history_id_seq', 2, true);

SELECT pg_catalog.setval('contact.appointment_notes_id_seq', 1, false);

SELECT pg_catalog.setval('contact.appointments_id_seq', 1, true);

SELECT pg_catalog.setval('contact.contact_messages_id_seq', 1, true);

SELECT pg_catalog.setval('contact.inspection_reminders_id_seq', 1, false);

SELECT pg_catalog.setval('contact.mails_id_seq', 5, true);

SELECT pg_catalog.setval('contact.message_notes_id_seq', 1, true);

SELECT pg_catalog.setval('contact.migrations_id_seq', 11, true);

SELECT pg_catalog.setval('contact.quick_weeks_id_seq', 1, false);

SELECT pg_catalog.setval('contact.reply_templates_id_seq', 3, true);

SELECT pg_catalog.setval('contact.service_types_id_seq', 12, true);

SELECT pg_catalog.setval('contact.workshop_time_slots_id_seq', 88, true);

SELECT pg_catalog.setval('content.media_id_seq', 1, true);

SELECT pg_catalog.setval('content.migrations_id_seq', 11, true);

SELECT pg_catalog.setval('content.promotions_id_seq', 3, true);

SELECT pg_catalog.setval('content.replaced_contents_id_seq', 1, false);

ALTER TABLE ONLY auth.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);

ALTER TABLE ONLY auth.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY auth.backups
    ADD CONSTRAINT backups_pkey PRIMARY KEY (id);

ALTER TABLE ONLY auth.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY auth.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);

ALTER TABLE ONLY auth.reset_codes
    ADD CONSTRAINT reset_codes_code_hash_key UNIQUE (code_hash);

ALTER TABLE ONLY auth.reset_codes
    ADD CONSTRAINT reset_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY auth.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (sid);

ALTER TABLE ONLY auth.user_roles
    ADD CONSTRAINT user_roles_name_key UNIQUE (name);

ALTER TABLE ONLY auth.user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY auth.user_sessions
    ADD CONSTRAINT user_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY auth.user_sessions
    ADD CONSTRAINT user_sessions_session_id_key UNIQUE (session_id);

ALTER TABLE ONLY auth.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);

ALTER TABLE ONLY contact.appointment_documents
    ADD CONSTRAINT appointment_documents_appointment_id_sha256_key UNIQUE (appointment_id, sha256);

ALTER TABLE ONLY contact.appointment_documents
    ADD CONSTRAINT appointment_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.appointment_history
    ADD CONSTRAINT appointment_history_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.appointment_notes
    ADD CONSTRAINT appointment_notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.appointment_places
    ADD CONSTRAINT appointment_places_pkey PRIMARY KEY (date, start_minute, is_quick, seat);

ALTER TABLE ONLY contact.appointments
    ADD CONSTRAINT appointments_booking_id_key UNIQUE (booking_id);

ALTER TABLE ONLY contact.appointments
    ADD CONSTRAINT appointments_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY contact.appointments
    ADD CONSTRAINT appointments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.blocked_dates
    ADD CONSTRAINT blocked_dates_pkey PRIMARY KEY (date);

ALTER TABLE ONLY contact.booking_settings
    ADD CONSTRAINT booking_settings_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY contact.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key);

ALTER TABLE ONLY contact.inspection_reminders
    ADD CONSTRAINT inspection_reminders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.mails
    ADD CONSTRAINT mails_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY contact.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.message_notes
    ADD CONSTRAINT message_notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.quick_weeks
    ADD CONSTRAINT quick_weeks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.reply_templates
    ADD CONSTRAINT reply_templates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.service_types
    ADD CONSTRAINT service_types_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);

ALTER TABLE ONLY contact.workshop_time_slots
    ADD CONSTRAINT workshop_time_slots_day_start_minute_key UNIQUE (day, start_minute);

ALTER TABLE ONLY contact.workshop_time_slots
    ADD CONSTRAINT workshop_time_slots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY content.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);

ALTER TABLE ONLY content.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);

ALTER TABLE ONLY content.page_records
    ADD CONSTRAINT page_records_pkey PRIMARY KEY (page, version);

ALTER TABLE ONLY content.picture_jobs
    ADD CONSTRAINT picture_jobs_pkey PRIMARY KEY (media_id);

ALTER TABLE ONLY content.promotions
    ADD CONSTRAINT promotions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY content.replaced_contents
    ADD CONSTRAINT replaced_contents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY content.site_settings
    ADD CONSTRAINT site_settings_pkey PRIMARY KEY (key);

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.queue_stats_20261123
    ADD CONSTRAINT queue_stats_20261123_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.queue_stats_20261124
    ADD CONSTRAINT queue_stats_20261124_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);

CREATE INDEX audit_log_actor_idx ON auth.audit_log USING btree (actor_user_id, id);

CREATE INDEX audit_log_at_idx ON auth.audit_log USING btree (at);

CREATE INDEX audit_log_subject_idx ON auth.audit_log USING btree (subject, id);

CREATE INDEX backups_finished_at_idx ON auth.backups USING btree (finished_at);

CREATE INDEX rate_limits_expire_idx ON auth.rate_limits USING btree (expire);

CREATE INDEX sessions_expire_idx ON auth.sessions USING btree (expire);

CREATE INDEX user_sessions_user_id_idx ON auth.user_sessions USING btree (user_id);

CREATE INDEX users_role_id_idx ON auth.users USING btree (role_id);

CREATE UNIQUE INDEX users_username_key ON auth.users USING btree (lower(username));

CREATE INDEX appointment_history_of ON contact.appointment_history USING btree (appointment_id, id);

CREATE INDEX appointment_notes_of ON contact.appointment_notes USING btree (appointment_id, id);

CREATE INDEX appointment_places_of ON contact.appointment_places USING btree (appointment_id);

CREATE INDEX appointments_by_date ON contact.appointments USING btree (appointment_date, start_minute);

CREATE INDEX contact_messages_newest_first ON contact.contact_messages USING btree (created_at DESC, id DESC);

CREATE INDEX idempotency_keys_age ON contact.idempotency_keys USING btree (created_at);

CREATE INDEX inspection_reminders_due ON contact.inspection_reminders USING btree (due_on) WHERE (stopped_at IS NULL);

CREATE UNIQUE INDEX inspection_reminders_of_car ON contact.inspection_reminders USING btree (lower(email), vehicle_key);

CREATE INDEX mails_of_appointment ON contact.mails USING btree (appointment_id) WHERE (appointment_id IS NOT NULL);

CREATE INDEX mails_of_appointment_event ON contact.mails USING btree (appointment_event_id) WHERE (appointment_event_id IS NOT NULL);

CREATE INDEX mails_of_inspection_reminder ON contact.mails USING btree (inspection_reminder_id) WHERE (inspection_reminder_id IS NOT NULL);

CREATE INDEX mails_of_message ON contact.mails USING btree (contact_message_id, id);

CREATE INDEX mails_sent_at ON contact.mails USING btree (sent_at);

CREATE INDEX mails_unsent ON contact.mails USING btree (created_at) WHERE (status <> 'sent'::text);

CREATE INDEX message_notes_of_message ON contact.message_notes USING btree (contact_message_id, id);

CREATE UNIQUE INDEX reply_templates_name ON contact.reply_templates USING btree (lower(name));

CREATE INDEX promotions_active ON content.promotions USING btree (end_date, id) WHERE is_active;

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));

CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261123_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261123 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261124_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261124 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261123_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261123_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261124_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261124_pkey;

ALTER TABLE ONLY auth.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.second_factors(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.user_sessions
    ADD CONSTRAINT user_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.users
    ADD CONSTRAINT users_role_id_fkey FOREIGN KEY (role_id) REFERENCES auth.user_roles(id);

ALTER TABLE ONLY contact.appointment_documents
    ADD CONSTRAINT appointment_documents_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES contact.appointments(id) ON DELETE CASCADE;

ALTER TABLE ONLY contact.appointment_history
    ADD CONSTRAINT appointment_history_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES contact.appointments(id) ON DELETE CASCADE;

ALTER TABLE ONLY contact.appointment_notes
    ADD CONSTRAINT appointment_notes_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES contact.appointments(id) ON DELETE CASCADE;

ALTER TABLE ONLY contact.appointment_places
    ADD CONSTRAINT appointment_places_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES contact.appointments(id) ON DELETE CASCADE;

ALTER TABLE ONLY contact.mails
    ADD CONSTRAINT mails_appointment_event_id_fkey FOREIGN KEY (appointment_event_id) REFERENCES contact.appointment_history(id) ON DELETE CASCADE;

ALTER TABLE ONLY contact.mails
    ADD CONSTRAINT mails_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES contact.appointments(id) ON DELETE CASCADE;

ALTER TABLE ONLY contact.mails
    ADD CONSTRAINT mails_contact_message_id_fkey FOREIGN KEY (contact_message_id) REFERENCES contact.contact_messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY contact.mails
    ADD CONSTRAINT mails_inspection_reminder_id_fkey FOREIGN KEY (inspection_reminder_id) REFERENCES contact.inspection_reminders(id) ON DELETE CASCADE;

ALTER TABLE ONLY contact.message_notes
    ADD CONSTRAINT message_notes_contact_message_id_fkey FOREIGN KEY (contact_message_id) REFERENCES contact.contact_messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY contact.quick_weeks
    ADD CONSTRAINT quick_weeks_service_type_id_fkey FOREIGN KEY (service_type_id) REFERENCES contact.service_types(id) ON DELETE CASCADE;

ALTER TABLE ONLY content.picture_jobs
    ADD CONSTRAINT picture_jobs_media_id_fkey FOREIGN KEY (media_id) REFERENCES content.media(id) ON DELETE CASCADE;

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
