/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Closed_After_TextInputs */

const en_ca2_staff_day_closed_after_text = /** @type {(inputs: Staff_Day_Closed_After_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This goes into the next close.`)
};

const fr_ca2_staff_day_closed_after_text = /** @type {(inputs: Staff_Day_Closed_After_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci va dans la prochaine fermeture.`)
};

/**
* | output |
* | --- |
* | "This goes into the next close." |
*
* @param {Staff_Day_Closed_After_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_closed_after_text = /** @type {((inputs?: Staff_Day_Closed_After_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Closed_After_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_closed_after_text(inputs)
	return en_ca2_staff_day_closed_after_text(inputs)
});