/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Unpaid_Orders_HintInputs */

const en_ca2_studio_set_unpaid_orders_hint = /** @type {(inputs: Studio_Set_Unpaid_Orders_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Against pranks. A network is a home or a company.`)
};

const fr_ca2_studio_set_unpaid_orders_hint = /** @type {(inputs: Studio_Set_Unpaid_Orders_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contre les plaisanteries. Un réseau est un foyer ou une entreprise.`)
};

/**
* | output |
* | --- |
* | "Against pranks. A network is a home or a company." |
*
* @param {Studio_Set_Unpaid_Orders_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_unpaid_orders_hint = /** @type {((inputs?: Studio_Set_Unpaid_Orders_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Unpaid_Orders_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_unpaid_orders_hint(inputs)
	return en_ca2_studio_set_unpaid_orders_hint(inputs)
});