/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, option: NonNullable<unknown>, maxQuantity: NonNullable<unknown> }} Refusal_Options_Invalid_QuantityInputs */

const en_ca2_refusal_options_invalid_quantity = /** @type {(inputs: Refusal_Options_Invalid_QuantityInputs) => LocalizedString} */ (i) => {const maxPlural = registry.plural("en-CA", i?.maxQuantity, {});
	if (maxPlural === "one") return /** @type {LocalizedString} */ (`${i?.name}: you can only have one “${i?.option}”.`);
	if (maxPlural === "other") return /** @type {LocalizedString} */ (`${i?.name}: you can only have ${i?.maxQuantity} of “${i?.option}”.`);
	return /** @type {LocalizedString} */ ("refusal_options_invalid_quantity");
};

const fr_ca2_refusal_options_invalid_quantity = /** @type {(inputs: Refusal_Options_Invalid_QuantityInputs) => LocalizedString} */ (i) => {const maxPlural = registry.plural("fr-CA", i?.maxQuantity, {});
	if (maxPlural === "one") return /** @type {LocalizedString} */ (`${i?.name} : « ${i?.option} » une seule fois.`);
	if (maxPlural === "other") return /** @type {LocalizedString} */ (`${i?.name} : « ${i?.option} » ${i?.maxQuantity} fois au maximum.`);
	return /** @type {LocalizedString} */ ("refusal_options_invalid_quantity");
};

/**
* | maxPlural | output |
* | --- | --- |
* | "one" | "{name}: you can only have one “{option}”." |
* | "other" | "{name}: you can only have {maxQuantity} of “{option}”." |
*
* @param {Refusal_Options_Invalid_QuantityInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_options_invalid_quantity = /** @type {((inputs: Refusal_Options_Invalid_QuantityInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Options_Invalid_QuantityInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_options_invalid_quantity(inputs)
	return en_ca2_refusal_options_invalid_quantity(inputs)
});