-- How many tasks somebody has brought to an end stands beside their name wherever they are met: counted without reading the tasks.
create index tasks_finished_by on tasks (executor_id) where status = 'FINISHED';
create index tasks_finished_for on tasks (author_id) where status = 'FINISHED';
