/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Max_Advanced_Order_DaysInputs */

const en_ca2_studio_set_max_advanced_order_days = /** @type {(inputs: Studio_Set_Max_Advanced_Order_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Days ahead that can be ordered`)
};

const fr_ca2_studio_set_max_advanced_order_days = /** @type {(inputs: Studio_Set_Max_Advanced_Order_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jours d’avance pour commander`)
};

/**
* | output |
* | --- |
* | "Days ahead that can be ordered" |
*
* @param {Studio_Set_Max_Advanced_Order_DaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_max_advanced_order_days = /** @type {((inputs?: Studio_Set_Max_Advanced_Order_DaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Max_Advanced_Order_DaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_max_advanced_order_days(inputs)
	return en_ca2_studio_set_max_advanced_order_days(inputs)
});