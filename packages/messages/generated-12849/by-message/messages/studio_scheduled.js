/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Studio_ScheduledInputs */

const en_ca2_studio_scheduled = /** @type {(inputs: Studio_ScheduledInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Scheduled: ${i?.when}`)
};

const fr_ca2_studio_scheduled = /** @type {(inputs: Studio_ScheduledInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Prévu : ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Scheduled: {when}" |
*
* @param {Studio_ScheduledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_scheduled = /** @type {((inputs: Studio_ScheduledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_ScheduledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_scheduled(inputs)
	return en_ca2_studio_scheduled(inputs)
});