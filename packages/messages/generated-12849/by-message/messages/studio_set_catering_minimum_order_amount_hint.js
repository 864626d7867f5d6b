/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Catering_Minimum_Order_Amount_HintInputs */

const en_ca2_studio_set_catering_minimum_order_amount_hint = /** @type {(inputs: Studio_Set_Catering_Minimum_Order_Amount_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Such as 50.00.`)
};

const fr_ca2_studio_set_catering_minimum_order_amount_hint = /** @type {(inputs: Studio_Set_Catering_Minimum_Order_Amount_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comme 50.00.`)
};

/**
* | output |
* | --- |
* | "Such as 50.00." |
*
* @param {Studio_Set_Catering_Minimum_Order_Amount_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_catering_minimum_order_amount_hint = /** @type {((inputs?: Studio_Set_Catering_Minimum_Order_Amount_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Catering_Minimum_Order_Amount_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_catering_minimum_order_amount_hint(inputs)
	return en_ca2_studio_set_catering_minimum_order_amount_hint(inputs)
});