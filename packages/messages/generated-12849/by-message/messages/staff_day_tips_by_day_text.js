/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Tips_By_Day_TextInputs */

const en_ca2_staff_day_tips_by_day_text = /** @type {(inputs: Staff_Day_Tips_By_Day_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tips belong to the day of the order. Who earned them isn’t recorded.`)
};

const fr_ca2_staff_day_tips_by_day_text = /** @type {(inputs: Staff_Day_Tips_By_Day_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un pourboire compte le jour de la commande. On ne note pas qui l’a gagné.`)
};

/**
* | output |
* | --- |
* | "Tips belong to the day of the order. Who earned them isn’t recorded." |
*
* @param {Staff_Day_Tips_By_Day_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_tips_by_day_text = /** @type {((inputs?: Staff_Day_Tips_By_Day_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Tips_By_Day_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_tips_by_day_text(inputs)
	return en_ca2_staff_day_tips_by_day_text(inputs)
});