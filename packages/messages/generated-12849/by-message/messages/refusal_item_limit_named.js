/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, maxQuantity: NonNullable<unknown> }} Refusal_Item_Limit_NamedInputs */

const en_ca2_refusal_item_limit_named = /** @type {(inputs: Refusal_Item_Limit_NamedInputs) => LocalizedString} */ (i) => {const maxPlural = registry.plural("en-CA", i?.maxQuantity, {});
	if (maxPlural === "one") return /** @type {LocalizedString} */ (`You can only have one ${i?.name}.`);
	if (maxPlural === "other") return /** @type {LocalizedString} */ (`You can only have ${i?.maxQuantity} of ${i?.name}.`);
	return /** @type {LocalizedString} */ ("refusal_item_limit_named");
};

const fr_ca2_refusal_item_limit_named = /** @type {(inputs: Refusal_Item_Limit_NamedInputs) => LocalizedString} */ (i) => {const maxPlural = registry.plural("fr-CA", i?.maxQuantity, {});
	if (maxPlural === "one") return /** @type {LocalizedString} */ (`${i?.name} : un seul par commande.`);
	if (maxPlural === "other") return /** @type {LocalizedString} */ (`${i?.name} : ${i?.maxQuantity} au maximum par commande.`);
	return /** @type {LocalizedString} */ ("refusal_item_limit_named");
};

/**
* | maxPlural | output |
* | --- | --- |
* | "one" | "You can only have one {name}." |
* | "other" | "You can only have {maxQuantity} of {name}." |
*
* @param {Refusal_Item_Limit_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_item_limit_named = /** @type {((inputs: Refusal_Item_Limit_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Item_Limit_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_item_limit_named(inputs)
	return en_ca2_refusal_item_limit_named(inputs)
});