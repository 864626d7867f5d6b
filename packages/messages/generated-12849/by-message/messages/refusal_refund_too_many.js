/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Refusal_Refund_Too_ManyInputs */

const en_ca2_refusal_refund_too_many = /** @type {(inputs: Refusal_Refund_Too_ManyInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Only ${i?.count} of this dish is left to refund.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Only ${i?.count} of this dish are left to refund.`);
	return /** @type {LocalizedString} */ ("refusal_refund_too_many");
};

const fr_ca2_refusal_refund_too_many = /** @type {(inputs: Refusal_Refund_Too_ManyInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Il reste seulement ${i?.count} de ce plat à rembourser.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Il reste seulement ${i?.count} de ce plat à rembourser.`);
	return /** @type {LocalizedString} */ ("refusal_refund_too_many");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "Only {count} of this dish is left to refund." |
* | "other" | "Only {count} of this dish are left to refund." |
*
* @param {Refusal_Refund_Too_ManyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_refund_too_many = /** @type {((inputs: Refusal_Refund_Too_ManyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Refund_Too_ManyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_refund_too_many(inputs)
	return en_ca2_refusal_refund_too_many(inputs)
});