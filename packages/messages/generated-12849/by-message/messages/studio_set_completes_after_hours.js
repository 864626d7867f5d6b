/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Completes_After_HoursInputs */

const en_ca2_studio_set_completes_after_hours = /** @type {(inputs: Studio_Set_Completes_After_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hours after which a forgotten order completes`)
};

const fr_ca2_studio_set_completes_after_hours = /** @type {(inputs: Studio_Set_Completes_After_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heures après lesquelles une commande oubliée se termine`)
};

/**
* | output |
* | --- |
* | "Hours after which a forgotten order completes" |
*
* @param {Studio_Set_Completes_After_HoursInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_completes_after_hours = /** @type {((inputs?: Studio_Set_Completes_After_HoursInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Completes_After_HoursInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_completes_after_hours(inputs)
	return en_ca2_studio_set_completes_after_hours(inputs)
});