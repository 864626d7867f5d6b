/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Cancelling_Before_MinutesInputs */

const en_ca2_studio_set_cancelling_before_minutes = /** @type {(inputs: Studio_Set_Cancelling_Before_MinutesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Until how many minutes before`)
};

const fr_ca2_studio_set_cancelling_before_minutes = /** @type {(inputs: Studio_Set_Cancelling_Before_MinutesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jusqu’à combien de minutes avant`)
};

/**
* | output |
* | --- |
* | "Until how many minutes before" |
*
* @param {Studio_Set_Cancelling_Before_MinutesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_cancelling_before_minutes = /** @type {((inputs?: Studio_Set_Cancelling_Before_MinutesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Cancelling_Before_MinutesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_cancelling_before_minutes(inputs)
	return en_ca2_studio_set_cancelling_before_minutes(inputs)
});