/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Generic_Catering_Hide_Credit_CardInputs */

const en_ca2_studio_set_generic_catering_hide_credit_card = /** @type {(inputs: Studio_Set_Generic_Catering_Hide_Credit_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No payment by card`)
};

const fr_ca2_studio_set_generic_catering_hide_credit_card = /** @type {(inputs: Studio_Set_Generic_Catering_Hide_Credit_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun paiement par carte`)
};

/**
* | output |
* | --- |
* | "No payment by card" |
*
* @param {Studio_Set_Generic_Catering_Hide_Credit_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_generic_catering_hide_credit_card = /** @type {((inputs?: Studio_Set_Generic_Catering_Hide_Credit_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Generic_Catering_Hide_Credit_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_generic_catering_hide_credit_card(inputs)
	return en_ca2_studio_set_generic_catering_hide_credit_card(inputs)
});