/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Scheduled_ListInputs */

const en_ca2_studio_scheduled_list = /** @type {(inputs: Studio_Scheduled_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scheduled`)
};

const fr_ca2_studio_scheduled_list = /** @type {(inputs: Studio_Scheduled_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publications prévues`)
};

/**
* | output |
* | --- |
* | "Scheduled" |
*
* @param {Studio_Scheduled_ListInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_scheduled_list = /** @type {((inputs?: Studio_Scheduled_ListInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Scheduled_ListInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_scheduled_list(inputs)
	return en_ca2_studio_scheduled_list(inputs)
});