/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Studio_Version_ScheduleInputs */

const en_ca2_studio_version_schedule = /** @type {(inputs: Studio_Version_ScheduleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Published as scheduled by ${i?.name}`)
};

const fr_ca2_studio_version_schedule = /** @type {(inputs: Studio_Version_ScheduleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Publiée comme prévu par ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Published as scheduled by {name}" |
*
* @param {Studio_Version_ScheduleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_version_schedule = /** @type {((inputs: Studio_Version_ScheduleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Version_ScheduleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_version_schedule(inputs)
	return en_ca2_studio_version_schedule(inputs)
});