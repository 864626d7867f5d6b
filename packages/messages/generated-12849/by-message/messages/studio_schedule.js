/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_ScheduleInputs */

const en_ca2_studio_schedule = /** @type {(inputs: Studio_ScheduleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publish later`)
};

const fr_ca2_studio_schedule = /** @type {(inputs: Studio_ScheduleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publier plus tard`)
};

/**
* | output |
* | --- |
* | "Publish later" |
*
* @param {Studio_ScheduleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_schedule = /** @type {((inputs?: Studio_ScheduleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_ScheduleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_schedule(inputs)
	return en_ca2_studio_schedule(inputs)
});