/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Hub_Kitchen_ReadyInputs */

const en_ca2_hub_kitchen_ready = /** @type {(inputs: Hub_Kitchen_ReadyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`ready around ${i?.when}`)
};

const fr_ca2_hub_kitchen_ready = /** @type {(inputs: Hub_Kitchen_ReadyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`prête vers ${i?.when}`)
};

/**
* | output |
* | --- |
* | "ready around {when}" |
*
* @param {Hub_Kitchen_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const hub_kitchen_ready = /** @type {((inputs: Hub_Kitchen_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hub_Kitchen_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_hub_kitchen_ready(inputs)
	return en_ca2_hub_kitchen_ready(inputs)
});