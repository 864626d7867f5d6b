/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, remaining: NonNullable<unknown> }} Refusal_Out_Of_Stock_NamedInputs */

const en_ca2_refusal_out_of_stock_named = /** @type {(inputs: Refusal_Out_Of_Stock_NamedInputs) => LocalizedString} */ (i) => {const remainingPlural = registry.plural("en-CA", i?.remaining, {});
	if (remainingPlural === "one") return /** @type {LocalizedString} */ (`Only one ${i?.name} is left.`);
	if (remainingPlural === "other") return /** @type {LocalizedString} */ (`Only ${i?.remaining} of ${i?.name} are left.`);
	return /** @type {LocalizedString} */ ("refusal_out_of_stock_named");
};

const fr_ca2_refusal_out_of_stock_named = /** @type {(inputs: Refusal_Out_Of_Stock_NamedInputs) => LocalizedString} */ (i) => {const remainingPlural = registry.plural("fr-CA", i?.remaining, {});
	if (remainingPlural === "one") return /** @type {LocalizedString} */ (`${i?.name} : il n’en reste que ${i?.remaining}.`);
	if (remainingPlural === "other") return /** @type {LocalizedString} */ (`${i?.name} : il n’en reste que ${i?.remaining}.`);
	return /** @type {LocalizedString} */ ("refusal_out_of_stock_named");
};

/**
* | remainingPlural | output |
* | --- | --- |
* | "one" | "Only one {name} is left." |
* | "other" | "Only {remaining} of {name} are left." |
*
* @param {Refusal_Out_Of_Stock_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_out_of_stock_named = /** @type {((inputs: Refusal_Out_Of_Stock_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Out_Of_Stock_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_out_of_stock_named(inputs)
	return en_ca2_refusal_out_of_stock_named(inputs)
});